/**
 * Creates the data of the wire checks through the public API alone: people, jobs, flags, and ways to
 * trigger changes.
 */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { CommandError } from "#platform/shared/command-error.ts";
import { callApi, signIn, signUp, type Document, type Person, type Resource } from "./api-client.ts";
import type { Product } from "./product.ts";

export interface TestData {
  base: string;
  /** Acts for the employer that has the sample's application. */
  employer: Person & { employerProfileId: string };
  /** A profile of someone else. */
  foreignProfileId: string;
  operator: Person;
  educator: Person;
  /** Causes one broadcast on the employer's ApplicationsChannel. */
  changeApplication(): Promise<void>;
  job(more?: object): object;
}

export async function createTestData({ url }: Product): Promise<TestData> {
  const base = `${url}/api`;
  const [operator, educator, account, other] = await Promise.all([
    signIn(base, demoAccounts.operator),
    signIn(base, demoAccounts.educator),
    signIn(base, demoAccounts.employer),
    signUp(base, { userType: "employer", employerName: "Conformance Child Care" }),
  ]);
  const { employer, application } = await profileWithApplication(base, account);
  const [foreign] = await profilesOf(base, other);
  const titles = ["Assistant Teacher", "Music Teacher"];
  for (const title of titles)
    await callApi(base, "employer/job_listings", {
      method: "POST",
      headers: employer.headers,
      body: job({ title }),
    });
  return {
    base,
    employer,
    operator,
    educator,
    foreignProfileId: foreign!.id,
    changeApplication: () => toggleApplicationState(base, employer, application.id),
    job,
  };
}

const job = (attributes: object = {}) => ({
  data: {
    type: "job_listings",
    attributes: {
      title: "Lead Teacher",
      description: "You lead a room of twelve.",
      roleCount: 2,
      ...attributes,
    },
  },
});

const profilesOf = async (base: string, { headers }: Person) =>
  (await callApi(base, "employers/employer_profiles", { headers })).data;

async function profileWithApplication(base: string, account: Person) {
  for (const { id } of await profilesOf(base, account)) {
    const headers = { ...account.headers, "Current-Employer-Profile-Id": id };
    const employer = { ...account, headers, employerProfileId: id };
    const { data } = await callApi(base, "employer/job_applications", { headers });
    const application = data.find(({ attributes }) => canBeMoved.includes(String(attributes.aasmState)));
    if (application) return { employer, application };
  }
  throw new CommandError("The sample employer has no application that is open.");
}

const canBeMoved = ["submitted", "shortlisted", "interviewing", "rejected"];

/** Rejecting and reconsidering can alternate forever, each a transition broadcast to both sides. */
async function toggleApplicationState(base: string, { headers }: Person, id: string) {
  const path = `employer/job_applications/${id}`;
  const { data } = await callApi<Document<Resource>>(base, path, { headers });
  const isRejected = data.attributes.aasmState === "rejected";
  const [event, body] = isRejected ? ["reconsider", {}] : ["reject", { reason: "The room is full." }];
  await callApi(base, `${path}/${event}`, { method: "POST", headers, body });
}
