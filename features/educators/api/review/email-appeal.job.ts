/** Emails an appeal to the operators, and their decision to the educator. */
import { emailSubscriber } from "#features/accounts/api/emails/email-subscriber.ts";
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { fullName } from "#features/accounts/full-name.ts";
import { appealDeclinedMail, appealReceivedMail, appealUpheldMail } from "./review.mail.ts";

const payload = z.object({ appealId: z.uuid() });

/** To the contact address of the educator's brand. */
export const emailAppealToOperators = job(
  "educators.tell-operators-of-appeal",
  payload,
  async ({ appealId }, { db, mail, settings }) => {
    const appeal = await findAppeal(db, appealId);
    if (!appeal) return;
    const brand = await brandById(db, appeal.brandId);
    if (!brand) return;
    await mail.send({
      key: `appeal:${appealId}`,
      to: brand.contactEmail,
      template: appealReceivedMail({ name: fullName(appeal), text: appeal.text }),
      language: "en",
      brand: mailBrandOf(brand, originOf(brand, settings.origin)),
    });
  },
);

/** To the educator, after the decision. */
export const emailAppealDecision = job(
  "educators.tell-appeal",
  payload,
  async ({ appealId }, { db, settings }) => {
    const appeal = await findAppeal(db, appealId);
    if (!appeal || appeal.state === "open") return;
    const { accountId, firstName, answer, state } = appeal;
    const template = state === "upheld" ? appealUpheldMail : appealDeclinedMail;
    await emailSubscriber(db, settings, {
      accountId,
      key: `appeal-answer:${appealId}`,
      template: template({ firstName, answer }),
    });
  },
);

const findAppeal = (db: Queryable, id: string) =>
  db
    .selectFrom("appeals as appeal")
    .innerJoin("userProfiles as profile", "profile.id", "appeal.userProfileId")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select([
      "appeal.text",
      "appeal.state",
      "appeal.answer",
      "profile.accountId",
      "profile.firstName",
      "profile.lastName",
      "account.brandId",
    ])
    .where("appeal.id", "=", id)
    .executeTakeFirst();
