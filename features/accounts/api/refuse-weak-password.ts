/** Refuses a new password that others try first: a common one, or one made of the person's or the site's own words. */
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { dictionary } from "@zxcvbn-ts/language-common";
import { isCommonPassword } from "../common-passwords.ts";

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** The 49,000 most used passwords; the browser only knows the few that `isCommonPassword` names. */
const commonPasswords = new Set(dictionary["passwords-common"]);

/** What is left of a password without its owner's and the site's words must still be this long. */
const minOwnLetters = 6;

/**
 * Asked wherever somebody chooses a password, before it is hashed.
 * @throws ApiError 422 at the field `password`, saying what to change.
 */
export async function refuseWeakPassword(
  db: Queryable,
  password: string,
  owner: Owner,
  pointer: (field: string) => string | null,
): Promise<void> {
  const refuse = (message: string) => {
    throw invalidFields([{ field: "password", message, code: "weak_password" }], pointer);
  };
  if (isWellKnown(password)) refuse(/*i18n*/ "That password is too common. Choose another one.");
  const brands = await db.selectFrom("brands").select("name").limit(100).execute();
  const siteWords = ["cubby", ...brands.map(({ name }) => name)];
  if (hasOnlyKnownWords(password, [...ownerWords(owner), ...siteWords]))
    refuse(/*i18n*/ "Leave names and your email address out of your password.");
}

/** Common as it stands, or but for the digits and marks people add to a common one. */
export function isWellKnown(password: string): boolean {
  const folded = password.toLowerCase();
  return (
    isCommonPassword(password) || commonPasswords.has(folded) || commonPasswords.has(withoutTail(folded))
  );
}

/** Whether little but these words, digits and marks is in it. Words of fewer than three letters do not count. */
export function hasOnlyKnownWords(password: string, words: readonly string[]): boolean {
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const known = parts.map((word) => word.toLowerCase()).filter((word) => word.length >= 3);
  const folded = password.toLowerCase();
  const longestFirst = [...new Set(known)].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ""), folded);
  return rest !== folded && rest.replace(/[^\p{L}]/gu, "").length < minOwnLetters;
}

const ownerWords = ({ email, firstName, lastName }: Owner) => [
  firstName,
  lastName,
  email,
  email.split("@", 1)[0]!,
];

/** Walks back over digits and marks: an expression that looks for them would be tried at every position. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
