/** What the form of an interview type holds while it is typed, and how that becomes attributes. */
import { isOneOf } from "#platform/shared/literals.ts";
import { isPhoneNumber } from "#platform/shared/is-phone-number.ts";
import { slugOf } from "#platform/shared/slug.ts";
import { isText } from "#platform/shared/is-text.ts";
import { z } from "zod";
import { InterviewEventType, type Instructions } from "../../event-type.ts";
import { defaultInterviewType, interviewTypes, phoneCallers } from "../../interview-constants.ts";
import type { EventType } from "./use-event-types.ts";

const { name, slug } = InterviewEventType.attributes;

/** Minutes; any other number is "custom". */
export const durationChoices = ["15", "30", "45", "60"] as const;
export const bufferChoices = ["0", "5", "10", "15", "30", "60"] as const;
/** Minutes between now and the earliest time offered. */
export const noticeChoices = ["0", "60", "120", "240", "720", "1440", "2880", "10080"] as const;

export const eventTypeForm = z
  .object({
    interviewType: z.enum(interviewTypes),
    name,
    slug: slug.min(1, { error: /*i18n*/ "Enter the end of the link" }),
    duration: z.enum([...durationChoices, "custom"]),
    customDuration: z.union([z.number(), z.string()]).nullable(),
    caller: z.enum(phoneCallers),
    phoneNumber: z.string().trim().max(40),
    meetingUrl: z.string().trim().max(500),
    address: z.string().trim().max(300),
    bufferBefore: z.string(),
    bufferAfter: z.string(),
    minimumNotice: z.string(),
    requiresConfirmation: z.boolean(),
  })
  .superRefine((given, context) => {
    const wrong = (path: keyof typeof given, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (given.duration === "custom" && !isDuration(given.customDuration))
      wrong("customDuration", /*i18n*/ "Enter between 5 and 480 minutes");
    if (given.interviewType === "phone") {
      if (given.caller === "UserProfile" && !given.phoneNumber)
        wrong("phoneNumber", /*i18n*/ "Enter the number educators call");
      else if (given.phoneNumber && !isPhoneNumber(given.phoneNumber))
        wrong("phoneNumber", /*i18n*/ "Enter a phone number with area code, like (512) 555-0123");
    }
    if (given.interviewType === "online" && given.meetingUrl && !isWebAddress(given.meetingUrl))
      wrong("meetingUrl", /*i18n*/ "Enter an address that begins with https://");
    if (given.interviewType === "physical" && !isText(given.address))
      wrong("address", /*i18n*/ "Enter the address educators come to");
  });

export type EventTypeValues = z.input<typeof eventTypeForm>;

export const newEventType = (more: Partial<EventTypeValues> = {}): EventTypeValues => ({
  interviewType: defaultInterviewType,
  name: "",
  slug: "",
  duration: "30",
  customDuration: null,
  caller: "EmployerProfile",
  phoneNumber: "",
  meetingUrl: "",
  address: "",
  bufferBefore: "0",
  bufferAfter: "0",
  minimumNotice: "120",
  requiresConfirmation: false,
  ...more,
});

export function valuesOf(type: EventType): EventTypeValues {
  const { instructions } = type;
  const isUsual = isOneOf(durationChoices, String(type.duration));
  return newEventType({
    interviewType: type.interviewType,
    name: type.name,
    slug: type.slug,
    duration: isUsual ? (String(type.duration) as EventTypeValues["duration"]) : "custom",
    customDuration: isUsual ? null : type.duration,
    caller: instructions.caller ?? "EmployerProfile",
    phoneNumber: instructions.phoneNumber ?? "",
    meetingUrl: instructions.meetingUrl ?? "",
    address: instructions.address ?? "",
    bufferBefore: String(type.bufferBefore),
    bufferAfter: String(type.bufferAfter),
    minimumNotice: String(type.minimumNotice),
    requiresConfirmation: type.requiresConfirmation,
  });
}

/** What is sent; instructions of the other kinds of interviews are left behind. */
export function attributesOf(given: EventTypeValues) {
  return {
    name: given.name.trim(),
    slug: given.slug,
    interviewType: given.interviewType,
    duration: Number(given.duration === "custom" ? given.customDuration : given.duration),
    instructions: instructionsOf(given),
    bufferBefore: Number(given.bufferBefore),
    bufferAfter: Number(given.bufferAfter),
    minimumNotice: Number(given.minimumNotice),
    requiresConfirmation: given.requiresConfirmation,
  };
}

/** The end of a link, from a name. */
export const linkSuffix = (name: string) => slugOf(name, "interview");

function instructionsOf(given: EventTypeValues): Instructions {
  if (given.interviewType === "phone")
    return { caller: given.caller, ...(given.phoneNumber && { phoneNumber: given.phoneNumber }) };
  if (given.interviewType === "online") return given.meetingUrl ? { meetingUrl: given.meetingUrl } : {};
  return { address: given.address };
}

const isDuration = (value: unknown) =>
  typeof value === "number" && Number.isInteger(value) && value >= 5 && value <= 480;

const isWebAddress = (text: string) => {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
};
