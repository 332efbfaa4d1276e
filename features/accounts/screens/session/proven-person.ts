/**
 * Who Google or Apple says somebody is for whom there is no account yet: kept in this tab until the account is made,
 * so that a reload asks nothing again.
 */
import { isOneOf } from "#platform/shared/literals.ts";
import { readDraft, removeDraft, writeDraft } from "#platform/web/forms/form-draft.ts";
import { type ProvenPerson, signInProviders } from "../../sign-in-providers.ts";

const key = "proven_person";
/** A little less than the proof is valid for. */
const keptMs = 55 * 60_000;
const nobody = {
  ...{ next: "", provider: "", email: "", firstName: "", lastName: "", identityProof: "", until: 0 },
};

export function storeProvenPerson({ emailProof: _, ...person }: ProvenPerson) {
  writeDraft(key, { ...person, until: Date.now() + keptMs }, [], "tab");
}

export function provenPerson(): ProvenPerson | undefined {
  const { next, provider, until, ...rest } = readDraft(key, nobody, [], "tab");
  if (until <= Date.now() || !isOneOf(signInProviders, provider)) return undefined;
  return { ...rest, provider, next: next === "code" ? "code" : "sign_up" };
}

export const identityProofOf = (email: string) => {
  const person = provenPerson();
  return person?.email === email.trim().toLowerCase() ? person.identityProof : undefined;
};
export const forgetProvenPerson = () => removeDraft(key, "tab");
