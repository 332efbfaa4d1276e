/** For tests: the employer profiles and the employer of an account. */
import type { testServer } from "#app/testing/test-server.ts";

export type TestEmployer = Awaited<ReturnType<Awaited<ReturnType<typeof testServer>>["person"]>>;

interface Profile {
  id: string;
  attributes: Record<string, unknown>;
  relationships: { employer: { data: { id: string } } };
  meta: { newApplicantsCount: number };
}

export const profilesOf = async (employer: TestEmployer): Promise<Profile[]> =>
  (await employer.request("employers/employer_profiles?include=employer")).json().data;

/** The employer of the first profile. */
export const employerOf = async (employer: TestEmployer): Promise<string> =>
  (await profilesOf(employer))[0]!.relationships.employer.data.id;
