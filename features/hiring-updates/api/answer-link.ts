/** The signed link in a mail that asks about a hire: who is asked, and about what. */
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import { z } from "zod";

const path = "/api/hiring_updates/answer";
const lifetimeSeconds = 60 * 86_400;

const question = z.discriminatedUnion("about", [
  /** "Did {employer} hire you?" */
  z.object({ about: z.literal("employer"), employerId: z.uuid(), userProfileId: z.uuid() }),
  /** "Did you hire {name}?" */
  z.object({
    about: z.literal("person"),
    employerId: z.uuid(),
    employerProfileId: z.uuid(),
    userProfileId: z.uuid(),
  }),
  /** "Did you hire someone for {job}?" */
  z.object({
    about: z.literal("job"),
    employerId: z.uuid(),
    employerProfileId: z.uuid(),
    jobListingId: z.uuid(),
  }),
]);
export type HireQuestion = z.output<typeof question>;

/** `accountId`: of whom is asked. */
export async function answerUrl(
  tokens: TokenSigner,
  origin: string,
  accountId: string,
  asked: HireQuestion,
): Promise<string> {
  return `${origin}${path}?token=${await tokens.sign("hiring-update", accountId, lifetimeSeconds, asked)}`;
}

/** Undefined for a link that is forged or too old. */
export async function readAnswerToken(tokens: TokenSigner, token: string) {
  const read = await tokens.read("hiring-update", token);
  const asked = question.safeParse(read);
  return read && asked.success ? { accountId: read.id, asked: asked.data } : undefined;
}
