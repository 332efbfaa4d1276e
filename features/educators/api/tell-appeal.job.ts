/** An appeal reaches the operators where reports do; its answer reaches whoever asked. */
import { mailTo } from "#features/accounts/api/mail-to.ts";
import { type BrandRow, mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { job } from "#platform/server/job.ts";
import { z } from "zod";
import { fullName } from "../educator-text.ts";
import { appealDeclined, appealMail, appealUpheld } from "./review-mails.mail.ts";

const about = z.object({ appealId: z.uuid() });

/** To the contact address of the educator's brand. */
export const tellOperatorsOfAppeal = job(
  "educators.tell-operators-of-appeal",
  about,
  async ({ appealId }, { db, mail, settings }) => {
    const appeal = await find(db, appealId);
    if (!appeal) return;
    const brand = (await db
      .selectFrom("brands")
      .selectAll()
      .where((eb) => (appeal.brandId ? eb("id", "=", appeal.brandId) : eb("isDefault", "=", true)))
      .executeTakeFirst()) as BrandRow | undefined;
    if (!brand) return;
    await mail.send({
      key: `appeal:${appealId}`,
      to: brand.contactEmail,
      template: appealMail({ name: fullName(appeal), text: appeal.text }),
      language: "en",
      brand: mailBrandOf(brand, originOf(brand, settings.origin)),
    });
  },
);

/** To the educator, once it is decided. */
export const tellAppeal = job("educators.tell-appeal", about, async ({ appealId }, { db, settings }) => {
  const appeal = await find(db, appealId);
  if (!appeal || appeal.state === "open") return;
  const { accountId, firstName, answer, state } = appeal;
  const template = state === "upheld" ? appealUpheld : appealDeclined;
  await mailTo(db, settings, {
    accountId,
    key: `appeal-answer:${appealId}`,
    template: template({ firstName, answer }),
  });
});

const find = (db: Queryable, id: string) =>
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
