/** Fixes the instructions at booking: a number to call, a video room, or an address. */
import { trimEnd } from "#platform/shared/trim-characters.ts";
import { randomBytes } from "node:crypto";
import { savePhoneNumber } from "#features/educators/api/save-phone-number.action.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { slugOf } from "#platform/shared/slug.ts";
import type { Instructions } from "../../event-type.ts";
import { instructionsOf } from "../../event-type-rules.ts";
import type { InterviewType } from "../../interview-constants.ts";

interface Type {
  name: string;
  interviewType: string;
  instructions: unknown;
}

interface Educator {
  id: string;
  phoneNumber: string | null;
}

export async function agreedInstructions(
  context: WriteContext,
  { meetingUrlBase }: Pick<Config, "meetingUrlBase">,
  type: Type,
  educator: Educator,
  { phoneNumber }: { phoneNumber?: string | null },
): Promise<Instructions> {
  const kind = type.interviewType as InterviewType;
  const agreed = instructionsOf(kind, type.instructions as Instructions);
  if (phoneNumber && context.actor.kind === "educator")
    await savePhoneNumber(context, educator.id, phoneNumber);
  if (kind === "online")
    return { meetingUrl: agreed.meetingUrl || roomLink(meetingUrlBase, type.name, randomBytes(12)) };
  if (kind !== "phone" || agreed.caller !== "EmployerProfile") return agreed;
  const number = phoneNumber ?? educator.phoneNumber;
  if (!number) throw numberMissing(context);
  return { ...agreed, phoneNumber: number };
}

/** A room for one interview: its name cannot be guessed, and the service needs no request to create it. */
export const roomLink = (base: string, name: string, random: Uint8Array): string =>
  `${trimEnd(base, /\//)}/${slugOf(name, "interview").slice(0, 40)}-${Buffer.from(random).toString("hex")}`;

const numberMissing = ({ actor }: WriteContext) =>
  invalidFields(
    [
      {
        field: "phoneNumber",
        message:
          actor.kind === "educator"
            ? /*i18n*/ "Enter the number to call you at"
            : /*i18n*/ "This educator has given no phone number: enter one, or choose another interview type",
        code: "required",
      },
    ],
    (field) => `/data/attributes/${field}`,
  );
