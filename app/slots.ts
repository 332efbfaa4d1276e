/** What features put into the open places of screens below them, in the order of the ladder. */
import { accountParts } from "#features/accounts/screens/account-parts.ts";
import { applicationParts } from "#features/applications/screens/application-parts.ts";
import { educatorParts } from "#features/educators/screens/educator-parts.ts";
import { employerParts } from "#features/employers/screens/employer-parts.ts";
import { interviewParts } from "#features/interviews/screens/interview-parts.ts";
import { messageParts } from "#features/messages/screens/message-parts.ts";
import type { SlotFill } from "#platform/web/ui-slot.tsx";

export const slotFills: readonly SlotFill[] = [
  ...accountParts,
  ...educatorParts,
  ...employerParts,
  ...applicationParts,
  ...messageParts,
  ...interviewParts,
];
