/** Loads facts about interviews from other tables: names, the host's time zone, the replacement. One query per page. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { translator } from "#platform/server/translations.ts";
import type { InterviewNames } from "../interview.ts";

export interface InterviewFacts {
  names: InterviewNames;
  timeZone: string;
  rescheduledTo: string | null;
  previousTime: string | null;
}

/** Attributes of one page share one query. */
export const loadFact =
  <K extends keyof InterviewFacts>(name: K) =>
  async (
    rows: { id: string }[],
    { db, language }: Context | WriteContext,
  ): Promise<Map<string, InterviewFacts[K]>> => {
    const known =
      factsByPage.get(rows) ?? loadFacts(db, rows, translator(language)(/*i18n*/ "Former member"));
    factsByPage.set(rows, known);
    return new Map([...(await known)].map(([id, facts]) => [id, facts[name]]));
  };

const factsByPage = new WeakMap<object, ReturnType<typeof loadFacts>>();

/** `former` replaces the name of a person who deleted their account. */
async function loadFacts(
  db: Queryable,
  rows: { id: string }[],
  former: string,
): Promise<Map<string, InterviewFacts>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom("interviews")
    .innerJoin("employers as employer", "employer.id", "interviews.employerId")
    .innerJoin("employerProfiles as host", "host.id", "interviews.employerProfileId")
    .innerJoin("userProfiles as educator", "educator.id", "interviews.userProfileId")
    .innerJoin("accounts as hostAccount", "hostAccount.id", "host.accountId")
    .innerJoin("accounts as educatorAccount", "educatorAccount.id", "educator.accountId")
    .leftJoin("interviewEventTypes as type", (join) =>
      join
        .onRef("type.id", "=", "interviews.interviewEventTypeId")
        .on("type.removedAt", "is", null)
        // One that is switched off has no page to pick another time on.
        .on("type.active", "=", true),
    )
    .leftJoin("jobApplications as application", "application.id", "interviews.jobApplicationId")
    .leftJoin("jobListings as job", "job.id", "application.jobListingId")
    .leftJoin("interviews as later", "later.rescheduledFromId", "interviews.id")
    .leftJoin("interviews as earlier", "earlier.id", "interviews.rescheduledFromId")
    .select([
      "interviews.id",
      "employer.name as employer",
      "employer.slug as employerSlug",
      "host.firstName as hostFirstName",
      "host.lastName as hostLastName",
      "host.timeZone",
      "educator.firstName",
      "educator.lastName",
      "educator.slug as userProfileSlug",
      "job.title as jobListing",
      "type.slug as interviewEventTypeSlug",
      "later.id as rescheduledTo",
      "earlier.time as previousTime",
      "hostAccount.closedAt as hostLeftAt",
      "educatorAccount.closedAt as educatorLeftAt",
    ])
    .where("interviews.id", "in", ids)
    .execute();
  return new Map(
    found.map(({ id, timeZone, rescheduledTo, previousTime, ...one }) => [
      id,
      {
        timeZone,
        rescheduledTo,
        previousTime: previousTime?.toISOString() ?? null,
        names: {
          employer: one.employer,
          employerSlug: one.employerSlug,
          employerProfile: one.hostLeftAt
            ? former
            : fullName({ firstName: one.hostFirstName, lastName: one.hostLastName }),
          userProfile: one.educatorLeftAt ? former : fullName(one),
          userProfileSlug: one.userProfileSlug,
          jobListing: one.jobListing,
          interviewEventTypeSlug: one.interviewEventTypeSlug,
        },
      },
    ]),
  );
}
