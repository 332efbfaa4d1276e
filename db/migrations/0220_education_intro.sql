-- The text stands above the list of schools now, on the same page.
update profile_questions
set description = 'Courses you are taking now count too.'
where name = 'education_intro'
  and description = 'Add the schools you went to in the next step. Courses you are taking now count too.';
