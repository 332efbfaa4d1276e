-- A subject typed by hand is one of the known ones where it is called so: filters by subject find it too.

-- Words as they are compared: without accents, case, punctuation and "&".
create function subject_key(typed text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    translate(lower(replace(typed, '&', ' and ')), 'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Other names of a field, as `subject_key` writes them.
alter table education_fields add column aliases text[] not null default '{}';
update education_fields set aliases = '{ece,early childhood,early childhood ed,early childhood studies,early childhood education and care,educacion infantil,educacion preescolar}'
  where title = 'Early Childhood Education';
update education_fields set aliases = '{child dev,early childhood development,child and adolescent development,desarrollo infantil}'
  where title = 'Child Development';
update education_fields set aliases = '{elementary ed,primary education,educacion primaria}'
  where title = 'Elementary Education';

update education_histories set major_id = field.id from education_fields field
  where major_id is null and major is not null
    and (subject_key(field.title) = subject_key(major) or subject_key(major) = any(field.aliases));
update education_histories set minor_id = field.id from education_fields field
  where minor_id is null and minor is not null
    and (subject_key(field.title) = subject_key(minor) or subject_key(minor) = any(field.aliases));
