/** Short ways for tests to find what an employer account acts as. */
import type { testServer } from "#app/testing/test-server.ts";

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof testServer>>["person"]>>;

interface Profile {
  id: string;
  attributes: Record<string, unknown>;
  relationships: { employer: { data: { id: string } } };
  meta: { newApplicantsCount: number };
}

export const profilesOf = async (employer: Person): Promise<Profile[]> =>
  (await employer.request("employers/employer_profiles?include=employer")).json().data;

/** The employer of the first profile. */
export const employerOf = async (employer: Person): Promise<string> =>
  (await profilesOf(employer))[0]!.relationships.employer.data.id;
