/** What features put into the open places of screens below them, in the order of the ladder. */
import { accountParts } from "#features/accounts/screens/account-parts.ts";
import { applicationSlotFills } from "#features/applications/screens/application-slot-fills.ts";
import { educatorParts } from "#features/educators/screens/educator-parts.ts";
import { employerParts } from "#features/employers/screens/employer-parts.ts";
import { interviewParts } from "#features/interviews/screens/interview-parts.ts";
import { messageSlotFills } from "#features/messages/screens/slots/message-slot-fills.ts";
import type { SlotFill } from "#platform/web/ui-slot.tsx";

export const slotFills: readonly SlotFill[] = [
  ...accountParts,
  ...educatorParts,
  ...employerParts,
  ...applicationSlotFills,
  ...messageSlotFills,
  ...interviewParts,
];
