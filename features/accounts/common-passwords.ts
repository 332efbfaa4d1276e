/**
 * The passwords that attackers try first. Only those of ten characters and more are listed: shorter ones are
 * rejected anyway.
 */
import { trimEnd } from "#platform/shared/trim-characters.ts";

/** Whether a password is, but for case, trailing digits and marks, one of the common ones. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  const bare = trimEnd(folded, /[\d\W_]/);
  return commonPasswords.has(folded) || commonWords.has(bare) || isOneRun(folded);
}

/** "1111111111", "abcabcabcabc", "0123456789". */
function isOneRun(text: string): boolean {
  // Bounded: anchored, and at most four lengths to repeat; a text longer than a password is not tested.
  const repeated = /^(.{1,4})\1+.?$/.test(text);
  const steps = new Set(
    [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)),
  );
  return repeated || (steps.size === 1 && Math.abs([...steps][0]!) <= 1);
}

const commonWords = new Set(
  `password passw0rd p@ssword p@ssw0rd mypassword thepassword newpassword letmein letmeinnow welcome welcomeback
  iloveyou iloveyouu ilovemykids qwerty qwertyuiop qwertyuio qwertyui asdfghjkl asdfghjk zxcvbnm sunshine princess
  football baseball basketball superman batman spiderman starwars dragonball monkey shadow michael jennifer jordan
  charlie trustno computer internet whatever administrator administrat changeme changemenow secret mysecret
  teacher teachers myteacher preschool childcare daycare kindergarten children butterfly chocolate liverpool
  manchester summertime christmas halloween september november december february`.split(/\s+/),
);

const commonPasswords = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc qazwsxedcrfv qwerty123456 123qweasdzxc zaq12wsxcde3
  1234567890 12345678910 0987654321 9876543210 1234512345 123456789a a123456789 abcd123456 abc1234567 password12
  password123 password1234 passwordpassword adminadmin iloveyou12 iloveyou123 welcome123 letmein123 qwertyuiop123
  correcthorsebatterystaple teacher1234 preschool123 childcare123`.split(/\s+/),
);
