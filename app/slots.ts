/** What features put into the slots of screens below them, in feature order. */
import { accountSlotFills } from "#features/accounts/screens/account-slot-fills.ts";
import { applicationSlotFills } from "#features/applications/screens/application-slot-fills.ts";
import { educatorSlotFills } from "#features/educators/screens/educator-slot-fills.ts";
import { employerSlotFills } from "#features/employers/screens/employer-slot-fills.ts";
import { hiringUpdateSlotFills } from "#features/hiring-updates/screens/hiring-update-slot-fills.ts";
import { interviewSlotFills } from "#features/interviews/screens/interview-slot-fills.ts";
import { invitationSlotFills } from "#features/invitations/screens/invitation-slot-fills.ts";
import { jobSlotFills } from "#features/jobs/screens/job-slot-fills.ts";
import { messageSlotFills } from "#features/messages/screens/slots/message-slot-fills.ts";
import type { SlotFill } from "#platform/web/ui/layout/slot.tsx";

export const slotFills: readonly SlotFill[] = [
  ...accountSlotFills,
  ...educatorSlotFills,
  ...employerSlotFills,
  ...jobSlotFills,
  ...applicationSlotFills,
  ...messageSlotFills,
  ...invitationSlotFills,
  ...interviewSlotFills,
  ...hiringUpdateSlotFills,
];
