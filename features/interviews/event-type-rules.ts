/** What each kind of interview must say, and what of it may be known before it is booked. Both sides use it. */
import type { Instructions } from "./event-type.ts";
import type { InterviewType } from "./interview-constants.ts";

/** What is missing, at its field; null when everything is there. */
export function instructionProblem(
  type: InterviewType,
  { caller, phoneNumber, address }: Instructions,
): { field: keyof Instructions; message: string } | null {
  if (type === "phone" && !caller) return { field: "caller", message: /*i18n*/ "Say who calls whom" };
  // Where the employer calls, the number is the educator's, and comes with the booking.
  if (type === "phone" && caller === "UserProfile" && !phoneNumber)
    return { field: "phoneNumber", message: /*i18n*/ "Enter the number educators call" };
  if (type === "physical" && !address?.trim())
    return { field: "address", message: /*i18n*/ "Enter the address where you meet" };
  return null;
}

/** The part of the instructions that belongs to the type; what was typed for another one stays out. */
export function instructionsOf(type: InterviewType, instructions: Instructions): Instructions {
  const { caller, phoneNumber, meetingUrl, address } = instructions;
  if (type === "phone") return { caller, ...(caller === "UserProfile" ? { phoneNumber } : {}) };
  return type === "online" ? { meetingUrl: meetingUrl ?? null } : { address };
}

/** Before booking: who calls, and where one meets; never a number or a link that would open a door. */
export const publicInstructions = (type: InterviewType, instructions: Instructions): Instructions =>
  type === "phone"
    ? { caller: instructions.caller }
    : type === "physical"
      ? { address: instructions.address }
      : {};
