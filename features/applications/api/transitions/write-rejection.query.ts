/** The letter of a rejection, in the educator's language and signed by the teammate who decides. */
import { fullName } from "#features/accounts/full-name.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { translator } from "#platform/server/translations.ts";
import { rejectionLetter, type RejectionMessage, rejectionTexts } from "../../rejection.ts";
import type { ApplicationRow } from "../application-row.ts";

interface RejectionChoice {
  message?: RejectionMessage | null;
  /** Own words, which replace the built-in text. */
  text?: string | null;
}

export async function writeRejection(
  { db, actor }: WriteContext,
  { jobListingId, userProfileId }: ApplicationRow,
  { message, text }: RejectionChoice,
): Promise<string> {
  const names = await db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .innerJoin("userProfiles as educator", (join) => join.on("educator.id", "=", userProfileId))
    .innerJoin("accounts as account", "account.id", "educator.accountId")
    .leftJoin("employerProfiles as sender", (join) =>
      join.on("sender.id", "=", actor.kind === "employer" ? actor.employerProfileId : null),
    )
    .select(["job.title", "employer.name as employerName", "educator.firstName", "account.language"])
    .select(["sender.firstName as senderFirstName", "sender.lastName as senderLastName"])
    .where("job.id", "=", jobListingId)
    .executeTakeFirstOrThrow();
  const t = translator(names.language === "es" ? "es" : "en");
  return rejectionLetter(t, {
    ...names,
    senderName: fullName({ firstName: names.senderFirstName, lastName: names.senderLastName }) || null,
    text: text ?? t(rejectionTexts[message ?? "others"]),
  });
}
