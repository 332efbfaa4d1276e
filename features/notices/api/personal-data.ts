/** What notices keep about people. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const noticesPersonalData: PersonalTable[] = [
  {
    table: "systemNotifications",
    ownRows: { accountId: "account", userProfileId: "userProfile", employerProfileId: "employerProfile" },
    exported: {
      as: "notifications",
      columns: ["id", "notificationType", "startDate", "endDate", "seenAt", "metadata", "createdAt"],
    },
    erased: "rows",
  },
];
