/** The personal data in notifications. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";

export const notificationsPersonalData: PersonalTable[] = [
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
