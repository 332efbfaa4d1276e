/** Educators whom employers find, made through the API. */
import { signUp, type Person, type Resource } from "./api.ts";

export interface FoundEducator extends Person {
  id: string;
  slug: string;
}

/** Somebody in Austin whose profile was looked through; each has a last name of their own to be found by. */
export async function findableEducator(
  operator: Person,
  more: Record<string, string> = {},
): Promise<FoundEducator> {
  const person = await signUp("educator", more);
  return { ...person, ...(await approve(person, operator)) };
}

/** Lets a finished profile be found. */
export async function approve(person: Person, operator: Person): Promise<{ id: string; slug: string }> {
  const { data } = await person.ask<{ data: Resource[] }>("user_profiles");
  const { id, type, attributes } = data[0]!;
  await operator.ask(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type, id, attributes: { approvalState: "approved" } } },
  });
  return { id, slug: String(attributes["slug"]) };
}
