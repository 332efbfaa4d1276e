/** Helpers for tests that write resources as a user, and complete an educator's profile. */
import type { testServer } from "#app/testing/test-server.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { hashPassword } from "#features/accounts/api/passwords/password.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
export interface TestUser {
  request: Server["request"];
}

const typeOf = (path: string) => path.split("/").at(-1)!;

export const make = (who: TestUser, path: string, attributes: object) =>
  who.request(path, { method: "POST", body: { data: { type: typeOf(path), attributes } } });

export const change = (who: TestUser, type: string, id: string, attributes: object, path = type) =>
  who.request(`${path}/${id}`, { method: "PATCH", body: { data: { type, id, attributes } } });

const answers = {
  work_experience: "none",
  job_search_status: "i am actively looking for a new role",
  desired_role: ["Assistant Teacher"],
  availability: ["Full-time"],
  desired_start: "asap",
  is_adult: "yes",
  may_work_in_us: "yes",
  background_check: "yes",
};

/** Everything that the default questions require, and the one required education. */
export async function answerRequired(server: Server, educator: TestUser): Promise<void> {
  for (const [profileQuestionName, value] of Object.entries(answers)) {
    const answer = await make(educator, "user_profile/profile_question_answers", {
      profileQuestionName,
      value,
    });
    if (answer.status !== 201) throw new Error(`${profileQuestionName}: ${answer.text}`);
  }
  const [level] = (await server.request("education_levels")).json().data;
  const school = { school: "Austin High", city: "Austin", startDate: "2010-09", endDate: "2014-06" };
  const answer = await make(educator, "user_profile/education_histories", {
    ...school,
    educationLevelId: level.id,
  });
  if (answer.status !== 201) throw new Error(answer.text);
}

/** An operator with a request function. */
export async function operatorOf(server: Server): Promise<TestUser> {
  const { email, password, firstName, lastName } = demoAccounts.operator;
  const passwordHash = await hashPassword(password);
  await server.db
    .insertInto("accounts")
    .values({ email, passwordHash, userType: "operator", operatorRole: "all", firstName, lastName })
    .execute();
  const answer = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password },
  });
  const headers = { authorization: `Bearer ${String(answer.headers["access-token"])}` };
  return {
    request: (path, options = {}) =>
      server.request(path, { ...options, headers: { ...headers, ...options.headers } }),
  };
}

/** The caller's own profile as they read it. */
export const ownProfile = async (educator: TestUser) =>
  (await educator.request("user_profiles")).json().data[0];
