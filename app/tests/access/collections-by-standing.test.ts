/** Which collections are closed to employers whose standing is not good, by name. */
import { loadSample } from "#db/sample/load-sample.ts";
import { afterAll, expect, test } from "vitest";
import { callersByStanding } from "../../testing/callers-by-standing.ts";
import { type Caller, contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 4, jobs: 8, educators: 8, applications: 8 } });
const callers = [...(await contractCallers(server)), ...(await callersByStanding(server))];
afterAll(() => server.close());

const collections = server.platform.registry.resources.flatMap(({ collections: ofResource }) =>
  Object.entries(ofResource).map(([path, collection]) => ({ path, collection })),
);

/** Of other people: their profiles, what they sent, and what a team noted about them. */
const ofOthers = [
  "conversation_members",
  "employer/hiring_updates",
  "employer/job_applications",
  "employer/job_invitations",
  "employers/notes",
  "employers/saved_filter_selections",
  "employers/user_profiles_metadata",
  "open_ai_logs",
  "user_profile/certifications",
  "user_profile/education_histories",
  "user_profile/profile_question_answers",
  "user_profile/work_histories",
  "user_profile_metadata",
  "user_profiles",
  "video_ask_answers",
];
const closedTo: Record<string, string[]> = {
  // Whom they see there, the standing narrows: nobody by name.
  "an employer under review": [],
  "an employer who is not confirmed": ofOthers,
  "a suspended employer": [
    ...ofOthers,
    "employer/conversations",
    "employers/interviews",
    "employers/join_requests",
  ].toSorted(),
};

test.each(Object.keys(closedTo))("to %s", async (name) => {
  const [one, other] = [name, "another employer"].map((who) =>
    callers.find((caller) => caller.name === who)!,
  );
  const closed: string[] = [];
  for (const { path, collection } of collections) {
    if (!collection.for.includes("employer")) continue;
    expect(await statusFor(other!, path), path).toBe(200);
    if ((await statusFor(one!, path)) !== 200) closed.push(path);
  }
  expect(closed.toSorted()).toEqual(closedTo[name]);
});

const statusFor = async ({ headers }: Caller, path: string) =>
  (await server.request(path, { headers })).status;
