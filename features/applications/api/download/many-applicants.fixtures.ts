/** So many applicants of one job that only the database can make them: for what must hold with very many. */
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";

interface ManyApplicants {
  count: number;
  employerId: string;
  jobListingId: string;
}

/** Whole profiles with answers of some length: about 700 bytes of a file each. */
export async function insertApplicants(
  db: Database,
  { count, employerId, jobListingId }: ManyApplicants,
): Promise<void> {
  const tag = jobListingId.slice(-6);
  await sql`insert into accounts (email, password_hash, user_type, first_name, last_name)
    select ${`many-${tag}-`} || n || '@people.example', '-', 'educator', 'Ana' || n % 997, 'Ruiz ' || n
    from generate_series(1, ${count}) n`.execute(db);
  await sql`insert into user_profiles (account_id, slug, first_name, last_name, phone_number, city, state, zip_code)
    select id, ${`many-${tag}-`} || id, first_name, last_name, '(512) 555-0100', 'Austin', 'TX', '78701'
    from accounts where email like ${`many-${tag}-%`}`.execute(db);
  await sql`insert into work_histories (user_profile_id, job_title, company, city, start_date, worked_with_children)
    select id, 'Lead Teacher', 'Sunny Hill Preschool', 'Austin, TX', '2021-03-01', true
    from user_profiles where slug like ${`many-${tag}-%`}`.execute(db);
  await sql`insert into certifications (user_profile_id, title)
    select id, 'CDA Credential' from user_profiles where slug like ${`many-${tag}-%`}`.execute(db);
  await sql`insert into job_applications (job_listing_id, employer_id, user_profile_id, aasm_state, screening_questions,
      qualification_matches, match_score, submitted_at, times_submitted, viewed_at, notes_count)
    select ${jobListingId}, ${employerId}, id,
      (array['submitted', 'submitted', 'submitted', 'shortlisted', 'interviewing', 'rejected'])[1 + n % 6],
      jsonb_build_array(
        jsonb_build_object('id', 'why', 'type', 'text', 'question', 'Why us?', 'required', true,
          'answer', repeat('Because children grow here. ', 14) || n),
        jsonb_build_object('id', 'cpr', 'type', 'yes_no', 'question', 'Do you hold CPR?', 'required', true, 'answer', true)),
      jsonb_build_array(
        jsonb_build_object('criterion', 'role', 'required', 'Teacher', 'found', 'Teacher', 'met', true, 'weight', 0.6),
        jsonb_build_object('criterion', 'distance', 'required', 20, 'found', 31, 'met', false, 'weight', 0.4)),
      (n % 101) / 100.0, now() - n * interval '1 minute', 1,
      case when n % 3 = 0 then now() end, case when n % 50 = 0 then 2 else 0 end
    from (select id, row_number() over (order by id) as n from user_profiles
      where slug like ${`many-${tag}-%`}) made`.execute(db);
  await sql`insert into profile_likes (employer_id, user_profile_id)
    select ${employerId}, user_profile_id from job_applications
    where job_listing_id = ${jobListingId} and (match_score * 100)::integer % 20 = 0`.execute(db);
  await sql`analyze`.execute(db);
}
