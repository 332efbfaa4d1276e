-- A program is found by the number on its licence, however that is typed.
create index employers_bare_roster_license on employers
  ((ltrim(regexp_replace(upper(roster_license), '[^A-Z0-9]', '', 'g'), '0'))) where roster_license is not null;
