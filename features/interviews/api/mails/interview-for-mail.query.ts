/** Loads what mails and calendar files need: the interview and both sides as the other one knows them. */
import { fullName } from "#features/accounts/full-name.ts";
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import { wantsSms } from "#features/employers/api/team/wants-sms.ts";
import type { Language } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import type { Instructions } from "../../event-type.ts";
import type { InterviewParty, InterviewStatus, InterviewType } from "../../interview-constants.ts";

export type Side = "educator" | "employer";

export interface Reader {
  side: Side;
  accountId: string;
  email: string;
  firstName: string;
  language: Language;
  timeZone: string;
  wantsMail: boolean;
  wantsTexts: boolean;
}

export interface InterviewForMail {
  id: string;
  name: string;
  interviewType: InterviewType;
  instructions: Instructions;
  time: Date;
  endsAt: Date;
  status: InterviewStatus;
  bookedByType: InterviewParty;
  canceledByType: InterviewParty | null;
  cancelReason: string | null;
  confirmBy: Date | null;
  previousTime: Date | null;
  rescheduledFromId: string | null;
  note: string;
  uid: string;
  sequence: number;
  updatedAt: Date;
  employerName: string;
  hostName: string;
  educatorName: string;
  educator: Reader;
  employer: Reader;
  /** Of each side's reader: where links lead and whom to write to. */
  brands: Record<Side, { origin: string; contactEmail: string; name: string }>;
}

export async function interviewForMail(
  db: Queryable,
  id: string,
  productOrigin: string,
): Promise<InterviewForMail | null> {
  const [found] = await interviewsForMail(db, [id], productOrigin);
  return found ?? null;
}

/** By their time. */
export async function interviewsForMail(
  db: Queryable,
  ids: readonly string[],
  productOrigin: string,
): Promise<InterviewForMail[]> {
  const brandOf = brandFinder(db, productOrigin);
  const rows = ids.length > 0 ? await selectInterviews(db, ids) : [];
  return Promise.all(
    rows.map(async (row) => ({
      ...withReaders(row),
      brands: { educator: await brandOf(row.brandId), employer: await brandOf(row.hostBrandId) },
    })),
  );
}

type InterviewWithPeople = Awaited<ReturnType<typeof selectInterviews>>[number];

const selectInterviews = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom("interviews")
    .innerJoin("employers as program", "program.id", "interviews.employerId")
    .innerJoin("employerProfiles as host", "host.id", "interviews.employerProfileId")
    .innerJoin("accounts as hostAccount", "hostAccount.id", "host.accountId")
    .innerJoin("userProfiles as educator", "educator.id", "interviews.userProfileId")
    .innerJoin("accounts as account", "account.id", "educator.accountId")
    .leftJoin("interviews as previous", "previous.id", "interviews.rescheduledFromId")
    .selectAll("interviews")
    .select([
      "program.name as employerName",
      "host.firstName as hostFirstName",
      "host.lastName as hostLastName",
      "host.timeZone as hostTimeZone",
      "host.emailNotifications as hostWantsMail",
      "host.removedAt as hostRemovedAt",
      "hostAccount.id as hostAccountId",
      "hostAccount.email as hostEmail",
      "hostAccount.language as hostLanguage",
      "hostAccount.brandId as hostBrandId",
      "educator.firstName",
      "educator.lastName",
      "account.id as accountId",
      "account.email",
      "account.language",
      "account.brandId",
      "previous.time as previousTime",
      wantsSms("host", jobOfInterview).as("hostWantsTexts"),
    ])
    .where("interviews.id", "in", ids)
    .orderBy("interviews.time")
    .execute();

function withReaders(found: InterviewWithPeople): Omit<InterviewForMail, "brands"> {
  return {
    ...found,
    hostName: fullName({ firstName: found.hostFirstName, lastName: found.hostLastName }),
    educatorName: fullName(found),
    educator: {
      side: "educator",
      accountId: found.accountId,
      email: found.email,
      firstName: found.firstName,
      language: languageOf(found.language),
      timeZone: found.userProfileTimeZone,
      wantsMail: true,
      wantsTexts: true,
    },
    employer: {
      side: "employer",
      accountId: found.hostAccountId,
      email: found.hostEmail,
      firstName: found.hostFirstName,
      language: languageOf(found.hostLanguage),
      timeZone: found.hostTimeZone,
      wantsMail: found.hostWantsMail && found.hostRemovedAt === null,
      wantsTexts: found.hostWantsTexts,
    },
  };
}

const jobOfInterview = sql`(select application.job_listing_id from job_applications application
  where application.id = interviews.job_application_id)`;

const languageOf = (language: string): Language => (language === "es" ? "es" : "en");

/** Each brand is read once. */
function brandFinder(db: Queryable, productOrigin: string) {
  const known = new Map<string | null, ReturnType<typeof findBrand>>();
  return (brandId: string | null) => {
    const brand = known.get(brandId) ?? findBrand(db, brandId, productOrigin);
    known.set(brandId, brand);
    return brand;
  };
}

async function findBrand(db: Queryable, brandId: string | null, productOrigin: string) {
  const brand = await brandById(db, brandId);
  const origin = originOf(brand, productOrigin);
  const { contactEmail, name } = mailBrandOf(brand, origin);
  return { origin, contactEmail, name };
}
