/**
 * What a page costs the database: who one is, and all that its screen reads, in eight queries at most. The paths are those
 * that browsers ask.
 */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { loadSample } from "#db/sample/load-sample.ts";
import { testServer } from "#app/testing/test-server.ts";
import { sentStatements } from "#platform/server/testing/count-statements.ts";
import { afterAll, expect, test } from "vitest";
import { type Chain, readPage } from "./read-page.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
await loadSample(server.db, { sizes: { employers: 12, jobs: 60, educators: 80, applications: 160 } });

const maxQueries = 8;

async function signIn({ email, password }: { email: string; password: string }) {
  const body = { email, password };
  const headers = { "content-type": "application/json" };
  const answer = await server.request("accounts/sign_in", { method: "POST", headers, body });
  return { authorization: `Bearer ${String(answer.headers["access-token"])}` };
}
type Headers = Awaited<ReturnType<typeof signIn>>;
const educator = await signIn(demoAccounts.educator);
const owner = await signIn(demoAccounts.employer);
const profiles = await server.request("employers/employer_profiles", { headers: owner });
const employerProfileId = String(profiles.json().data[0].id);
const employer = { ...owner, "current-employer-profile-id": employerProfileId };

const around = "filter[lat]=30.3085&filter[lng]=-97.6849&filter[radiusInMiles]=25";
/** The fields that cards of candidates show. */
const candidateFields = Object.entries({
  user_profiles:
    "firstName,lastName,slug,avatar,city,state,zipCode,activeRecently,completedEceCredits,responsive,liked,recommended,previouslyApplied,previouslyMessaged,showCertifications,showEducation,metadata,work_histories,education_histories,certifications,profile_question_answers,video_ask_answers",
  work_histories: "jobTitle,startDate,endDate,current,workedWithChildren,languages",
  education_histories: "school,major,startDate,endDate,current,education_level",
  education_levels: "title",
  certifications: "title",
  profile_question_answers: "value,profileQuestionName",
  video_ask_answers: "state",
})
  .map(([type, names]) => `fields[${type}]=${names}`)
  .join("&");
const jobCards =
  "include=employer,locations&fields[job_listings]=title,slug,compensation,employmentType,workingHours,ageGroup,publishedAt,listingStatus,liked,employer,locations&fields[employers]=name,slug,profileImage&fields[locations]=name,neighborhood,city,administrativeAreaLevel1,lat,lng";
const upcoming = "filter[upcoming]=true&include=employer,user_profile";
const applicants = "employer/job_applications?include=job_listing,user_profile";
const settings = [
  "account/passkeys?page[size]=20",
  "account/sign_in_identities",
  "account/sessions?page[size]=100",
  "account/exports?page[size]=1",
  "account_email_preferences?include=email_type&page[size]=100",
];
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).join(",");
const pages: [name: string, headers: Headers, reads: (string | Chain)[]][] = [
  [
    "/jobs",
    educator,
    [
      `job_listings?${around}&${jobCards}`,
      `user_profile/job_listing_recommendations?include=job_listing,job_listing.employer,job_listing.locations&page[size]=4`,
      "job_alerts?page[size]=100",
      "hidden_jobs?page[size]=100",
    ],
  ],
  ["/messages", educator, ["user_profile/conversations?filter[archived]=false&sort=-latestMessageAt"]],
  [
    "/jobs/applications",
    educator,
    [
      "job_applications?filter[statusCategory]=new,in_progress,offer,hired&include=job_listing.employer,job_listing.locations&sort=-submittedAt",
      ...["new,in_progress,offer,hired", "draft", "closed"].map(
        (category) =>
          `job_applications?filter[statusCategory]=${category}&fields[job_applications]=updatedAt&page[size]=1`,
      ),
      "job_listings?filter[liked]=true&fields[job_listings]=title&page[size]=1",
      "messages?filter[messageType]=interview_invite&include=conversation&page[size]=100",
      "user_profile/conversations?filter[unread]=true&page[size]=100",
    ],
  ],
  [
    "/interviews",
    educator,
    [
      `interviews?${upcoming}&sort=time&page[size]=100`,
      "interviews?filter[upcoming]=false&include=employer,user_profile&sort=-time",
      "messages?filter[messageType]=interview_invite&include=conversation&page[size]=100",
    ],
  ],
  [
    "/profile",
    educator,
    [
      "profile_questions?page[size]=100",
      "user_profile/profile_question_answers?page[size]=100",
      "user_profile/work_histories?page[size]=100",
      "user_profile/education_histories?page[size]=100",
      "user_profile/certifications?sort=createdAt&page[size]=100",
      "video_ask_answers",
    ],
  ],
  ["/settings of an educator", educator, settings],
  ["/settings of an employer", employer, [...settings, "employers/blocking_calendars?page[size]=50"]],
  [
    "/employer/applicants",
    employer,
    [
      `${applicants},locations&filter[stage]=needs_you&sort=-submittedAt`,
      "employer/job_listings?include=locations&sort=-createdAt&page[size]=100",
      "system_notifications?filter[notificationType]=multiple_applicants_selection_tutorial&filter[seen]=false&page[size]=1",
    ],
  ],
  [
    "/educators",
    employer,
    [
      "employers/saved_filter_selections?sort=-createdAt&page[size]=100",
      [
        "locations?fields[locations]=name,city,zip,lat,lng&page[size]=100",
        `user_profiles?${around}&include=work_histories,education_histories,education_histories.education_level,certifications,profile_question_answers,video_ask_answers&filter[profile_question_answers.profileQuestionName]=desired_role,availability&${candidateFields}`,
        (people) =>
          `employers/user_profiles_metadata?filter[user_profile_ids]=${idsOf(people)}&fields[user_profile_metadata]=notesCount&page[size]=100`,
      ],
    ],
  ],
  [
    "/employer/messages",
    employer,
    [
      "employer_profiles?page[size]=100",
      "employer/job_listings?include=locations&fields[job_listings]=title,listingStatus,locations&sort=-createdAt&page[size]=100",
      "employer/conversations?filter[inUse]=true&filter[archived]=false&sort=-latestMessageAt",
    ],
  ],
  [
    "/employer/jobs",
    employer,
    ["employer/job_listings?filter[listingStatus]=published&include=locations&sort=-publishedAt"],
  ],
  [
    "/employer/interviews",
    employer,
    [
      `employers/interviews?${upcoming},interview_event_type&sort=time&page[size]=100`,
      "employers/interview_slots?page[size]=100",
      "employers/interview_event_types?include=employer_profile&page[size]=100",
    ],
  ],
  [
    "/employer/today",
    employer,
    [
      ...["submitted", "offered"].map(
        (state) => `${applicants}&filter[aasmState]=${state}&sort=submittedAt&page[size]=5`,
      ),
      `employers/interviews?filter[status]=pending,scheduled&include=employer,user_profile,interview_event_type&sort=time&page[size]=10`,
      "employer/job_listings?filter[expiresSoon]=true&sort=expiresAt&page[size]=5",
      "employer/conversations?filter[unread]=true&filter[archived]=false&sort=-latestMessageAt&page[size]=5",
      "employers/saved_filter_selections?sort=-createdAt&page[size]=100",
    ],
  ],
];

const chainsOf = (reads: (string | Chain)[]) => reads.map((one) => (typeof one === "string" ? [one] : one));

test.each(pages)("%s costs eight queries at most", async (_, headers, reads) => {
  const chains = chainsOf(reads);
  // What a statement gives is not known before it has been sent once.
  for (let visit = 0; visit < 2; visit += 1) await readPage(server, headers, chains);
  const sent = await sentStatements(() => readPage(server, headers, chains));
  expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(maxQueries);
});

const inFull = ["work_histories", "certifications", "profile_question_answers"];

/** The first row of a list, opened. */
test.each<[name: string, headers: Headers, list: string, reads: (id: string) => (string | Chain)[]]>([
  [
    "applying for a job",
    educator,
    "job_listings",
    (id) => [
      "job_applications?sort=-submittedAt&page[size]=20",
      [
        `job_listings/${id}?include=employer,locations`,
        `job_applications?filter[jobListingId]=${id}&page[size]=1`,
      ],
    ],
  ],
  [
    "an open conversation",
    educator,
    "user_profile/conversations",
    (id) => [
      "user_profile/conversations?filter[archived]=false&sort=-latestMessageAt",
      `user_profile/conversations/${id}`,
      `messages?filter[conversationId]=${id}&page[size]=50`,
    ],
  ],
  [
    "an open applicant",
    employer,
    "employer/job_applications",
    (id) => [
      `${applicants},locations&sort=-submittedAt`,
      `employer/job_applications/${id}?include=job_listing,locations,user_profile,${inFull.map((name) => `user_profile.${name}`).join(",")}`,
      "employer/job_listings?include=locations&sort=-createdAt&page[size]=100",
    ],
  ],
])("%s costs eight queries at most, beside the list", async (_, headers, list, readsOf) => {
  const rows = await server.request(`${list}?page[size]=1`, { headers });
  const chains = chainsOf(readsOf(String(rows.json().data[0].id)));
  for (let visit = 0; visit < 2; visit += 1) await readPage(server, headers, chains);
  const sent = await sentStatements(() => readPage(server, headers, chains));
  expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(maxQueries);
});
