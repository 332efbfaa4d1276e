/** By when somebody should have looked at what was sent for review: within one business day. */
import { addBusinessDays } from "date-fns/addBusinessDays";

export const dueForReview = (since: string): string => addBusinessDays(since, 1).toISOString();
