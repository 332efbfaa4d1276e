/**
 * Rejects a new password that is easily guessed: a common one, or one made of the person's or the site's own
 * words.
 */
import type { Queryable } from "#platform/server/database/database.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { dictionary } from "@zxcvbn-ts/language-common";
import { isCommonPassword } from "../../common-passwords.ts";

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** The 49,000 most used passwords; the browser only knows the few that `isCommonPassword` names. */
const commonPasswords = new Set(dictionary["passwords-common"]);

/** The letters of a password other than its owner's and the site's words must be at least this many. */
const minOwnLetters = 6;

/**
 * Call it wherever a password is chosen, before it is hashed. @throws ApiError 422 at the field `password`,
 * saying what to change.
 */
export async function rejectWeakPassword(
  db: Queryable,
  password: string,
  owner: Owner,
  pointer: (field: string) => string | null,
): Promise<void> {
  const reject = (message: string) => {
    throw invalidFields([{ field: "password", message, code: "weak_password" }], pointer);
  };
  if (isCommonVariant(password)) reject(/*i18n*/ "That password is too common. Choose another one.");
  const brands = await db.selectFrom("brands").select("name").limit(100).execute();
  const siteWords = ["cubby", ...brands.map(({ name }) => name)];
  if (hasOnlyKnownWords(password, [...ownerWords(owner), ...siteWords]))
    reject(/*i18n*/ "Leave names and your email address out of your password.");
}

/** Common as typed, or apart from the digits and signs that people append to a common one. */
export function isCommonVariant(password: string): boolean {
  const folded = password.toLowerCase();
  return (
    isCommonPassword(password) || commonPasswords.has(folded) || commonPasswords.has(withoutTail(folded))
  );
}

/**
 * Whether it consists of little but these words, digits and signs. Words of fewer than three letters do not
 * count.
 */
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

/** Walks back over digits and signs: a regular expression would be tried at every position. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
