/** Personal data that interviews and calendars store. */
import type { Transaction } from "#platform/server/database/database.ts";
import type { Person, PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";

const byHost = { employerProfileId: "employerProfile" } as const;

export const interviewsPersonalData: PersonalTable[] = [
  {
    table: "interviews",
    ownRows: { userProfileId: "userProfile", employerProfileId: "employerProfile" },
    exported: {
      as: "interviews",
      columns: [
        "id",
        "employerId",
        "jobApplicationId",
        "name",
        "interviewType",
        "instructions",
        "time",
        "endsAt",
        "status",
        "bookedByType",
        "note",
        "userProfileTimeZone",
        "canceledByType",
        "cancelReason",
        "canceledAt",
        "noShowBy",
        "completedAt",
        "createdAt",
      ],
      named: { employerId: ["employers", "name"] },
    },
    erased: { run: forgetWords },
  },
  {
    table: "interviewHolds",
    ownRows: { ...byHost, userProfileId: "userProfile" },
    exported: { leftOut: "a picked time, gone after ten minutes" },
    erased: "rows",
  },
  {
    table: "interviewEventTypes",
    ownRows: byHost,
    exported: { as: "interview_event_types" },
    // Booked interviews keep a name of their own; this one and its address often name the host.
    erased: {
      set: {
        active: false,
        removedAt: sql`coalesce(removed_at, now())`,
        instructions: "{}",
        name: "Interview",
        slug: sql`'former-' || gen_random_uuid()`,
      },
    },
  },
  {
    table: "calendarSubscriptions",
    ownRows: { ...byHost, userProfileId: "userProfile" },
    exported: { leftOut: "a private address: whoever reads it reads the interviews" },
    erased: "rows",
  },
  { table: "interviewSlots", ownRows: byHost, exported: { as: "availability" }, erased: "rows" },
  { table: "openHolidays", ownRows: byHost, exported: { as: "open_holidays" }, erased: "rows" },
  { table: "blockedDates", ownRows: byHost, exported: { as: "blocked_dates" }, erased: "rows" },
  {
    table: "blockingCalendars",
    ownRows: { ...byHost, accountId: "account" },
    exported: {
      as: "blocking_calendars",
      columns: ["id", "service", "calendarName", "host", "enabled", "syncedAt", "createdAt"],
    },
    erased: "rows",
  },
  {
    table: "thirdPartyCredentials",
    ownRows: byHost,
    exported: { as: "calendar_accounts", columns: ["id", "service", "accountName", "host", "createdAt"] },
    erased: "rows",
  },
  {
    table: "calendarConnections",
    ownRows: byHost,
    exported: { leftOut: "on the way to a calendar's service, gone after minutes" },
    erased: "rows",
  },
  {
    table: "calendarBusyTimes",
    ownRows: byHost,
    exported: { leftOut: "times copied from one's own calendars" },
    erased: "rows",
  },
];

/** An educator's note is theirs; how to reach a host is the host's. When it was and how it ended stays for figures. */
async function forgetWords(db: Transaction, { userProfileId, employerProfileIds }: Person): Promise<void> {
  if (userProfileId)
    // Where the employer calls, the instructions are the educator's number.
    await sql`update interviews set note = '', cancel_reason = case
        when canceled_by_type = 'UserProfile' then null else cancel_reason end,
      instructions = case when instructions->>'caller' = 'EmployerProfile'
        then instructions - 'phoneNumber' else instructions end
      where user_profile_id = ${userProfileId}`.execute(db);
  for (const hostId of employerProfileIds)
    await sql`update interviews set instructions = '{}' where employer_profile_id = ${hostId}`.execute(db);
}
