/**
 * A row of every kind a team stores, where the sample marketplace has none: so that no collection is tested
 * empty.
 */
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";

export interface TeamMember {
  accountId: string;
  employerProfileId: string;
  employerId: string;
}

/** What belongs to this member or to their team; `userProfileId` is someone it is about. */
export async function makeTeamRows(
  db: Database,
  { accountId, employerProfileId, employerId }: TeamMember,
  userProfileId: string,
): Promise<void> {
  const ownerColumns = { employerProfileId };
  const joinRequester = await db
    .insertInto("accounts")
    .values({ email: `asks-${employerId}@people.example`, passwordHash: "-", userType: "employer" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const statements = [
    db.insertInto("joinRequests").values({ employerId, accountId: joinRequester.id, position: "Director" }),
    db.insertInto("employerProfiles").values({
      accountId,
      employerId: sql<string>`(select id from employers where not exists (select from employer_profiles known
        where known.employer_id = employers.id and known.account_id = ${accountId}) order by id limit 1)`,
      slug: `invited-${accountId}`,
      firstName: "Invited",
      lastName: "Owner",
      removedAt: new Date(),
      invitationState: "pending",
      invitationExpiresAt: new Date("2099-01-01"),
    }),
    db.insertInto("rejectionTemplates").values({ employerId, body: "We chose somebody else." }),
    db.insertInto("messageTemplates").values({ employerId, name: "Hello", body: "Hello {firstName}" }),
    db.insertInto("blockedDates").values({ ...ownerColumns, startDate: "2027-03-01", endDate: "2027-03-02" }),
    db.insertInto("openHolidays").values({ ...ownerColumns, date: "2027-05-31" }),
    db.insertInto("systemNotifications").values({
      accountId,
      ...ownerColumns,
      notificationType: "notes_tutorial",
    }),
    db
      .insertInto("notes")
      .values({ employerId, ...ownerColumns, userProfileId, body: "Asked for mornings." }),
    db.insertInto("jobInvitations").values({
      employerId,
      ...ownerColumns,
      userProfileId,
      jobListingId: sql<string>`(select id from job_listings where employer_id = ${employerId} order by id limit 1)`,
    }),
    db.insertInto("savedFilterSelections").values({
      ...ownerColumns,
      employerId,
      name: "Near us",
      filtersHash: sql`'\\x00'::bytea`,
    }),
    db
      .insertInto("thirdPartyCredentials")
      .values({ ...ownerColumns, service: "caldav", secret: Buffer.from("-") }),
    db.insertInto("blockingCalendars").values({
      ...ownerColumns,
      accountId,
      service: "ics",
      calendarName: "Family",
      host: "calendar.example",
    }),
    db.insertInto("connectors").values({ accountId, employerId, service: "Payroll" }),
    db.insertInto("hiringUpdates").values({
      ...{ employerId, userProfileId, foundJob: true, platform: "here" },
      ...{ reportedById: employerProfileId, reportedByType: "EmployerProfile" },
    }),
    db.insertInto("hiringHeroMetrics").values({
      ...{ employerId, metricType: "response_rate", criteria: 90 },
      ...{ current: 9, total: 10, percentage: 90, met: true },
    }),
    db.insertInto("invoices").values({
      employerId,
      gatewayId: `in_${employerId}`,
      status: "paid",
      currency: "usd",
      totalCents: 2900,
      isTest: true,
      issuedAt: new Date("2026-01-01"),
    }),
    db
      .insertInto("subscriptionChanges")
      .values({
        employerId,
        subscriptionId: sql<string>`(select id from subscriptions where employer_id = ${employerId} order by id limit 1)`,
        planId: sql<string>`(select id from plans where free_plan)`,
        currentPhaseEndDate: new Date("2099-01-01"),
      })
      // A program on its trial has one.
      .onConflict((known) => known.doNothing()),
  ];
  for (const statement of statements) await statement.execute();
}
