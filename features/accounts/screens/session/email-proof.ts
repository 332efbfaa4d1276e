/**
 * What a mailed code proved for an address without an account: kept in this tab until the account is made, so
 * that a reload asks for no second code.
 */
import { readDraft, removeDraft, writeDraft } from "#platform/web/forms/form-draft.ts";

const key = "email_proof";
/** A little less than it is valid for. */
const keptMs = 55 * 60_000;

export function storeEmailProof(email: string, proof: string) {
  writeDraft(key, { email, proof, until: Date.now() + keptMs }, [], "tab");
}

const read = () => {
  const stored = readDraft(key, { email: "", proof: "", until: 0 }, [], "tab");
  return stored.until > Date.now() ? stored : undefined;
};

/** The address that was proven and has no account yet. */
export const provenEmail = () => read()?.email;
export const emailProofOf = (email: string) => {
  const stored = read();
  return stored?.email === email.trim().toLowerCase() ? stored.proof : undefined;
};
export const forgetEmailProof = () => removeDraft(key, "tab");
