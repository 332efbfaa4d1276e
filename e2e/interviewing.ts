/** What journeys about interviews share: an employer that can be booked, and invitations to do it. */
import { randomBytes } from "node:crypto";
import { type Answer, type Person, type Resource } from "./api.ts";

export interface Bookable {
  id: string;
  name: string;
  /** Its booking page. */
  path: string;
  employerName: string;
}

interface Hours {
  startTime: string;
  endTime: string;
}

const nineToFive: Hours = { startTime: "09:00", endTime: "17:00" };
export const allDay: Hours = { startTime: "00:00", endTime: "24:00" };

/** A host in Chicago that is free every day from nine to five unless told, and a type of interview to book. */
export async function bookable(
  employer: Person,
  more: Record<string, unknown> = {},
  hours: Hours = nineToFive,
): Promise<Bookable> {
  await keepHours(employer, hours);
  const name = `Video interview ${randomBytes(3).toString("hex")}`;
  const { data } = await employer.ask<Answer>("employers/interview_event_types?include=employer", {
    method: "POST",
    body: { data: { type: "interview_event_types", attributes: { name, ...more } } },
  });
  const { pathname } = new URL(String(data.attributes["inviteUrl"]));
  const profiles = await employer.ask<{ included: Resource[] }>(
    "employers/employer_profiles?include=employer",
  );
  const employerName = String(profiles.included.find(({ type }) => type === "employers")!.attributes["name"]);
  return { id: data.id, name: String(data.attributes["name"]), path: pathname, employerName };
}

async function keepHours(employer: Person, hours: Hours): Promise<void> {
  const { data } = await employer.ask<{ data: Resource[] }>("employers/employer_profiles");
  await employer.ask(`employers/employer_profiles/${data[0]!.id}`, {
    method: "PATCH",
    body: {
      data: { type: "employer_profiles", id: data[0]!.id, attributes: { timeZone: "America/Chicago" } },
    },
  });
  for (const dayOfWeek of [0, 1, 2, 3, 4, 5, 6])
    await employer.ask("employers/interview_slots", {
      method: "POST",
      body: {
        data: { type: "interview_slots", attributes: { dayOfWeek, ...hours } },
      },
    });
}

export interface Free {
  startTime: string;
}

export const freeTimes = async (person: Person, { id }: Bookable) =>
  (
    await person.ask<{ data: { attributes: Free }[] }>(`interview_slots?filter[interviewEventTypeId]=${id}`)
  ).data.map(({ attributes }) => attributes.startTime);

/** Books by the API, as any client would. Answers with the interview's id. */
export async function book(educator: Person, type: Bookable, time: string): Promise<string> {
  const attributes = { time, interviewEventTypeId: type.id, timeZone: "America/Chicago" };
  const { data } = await educator.ask<Answer>("interviews", {
    method: "POST",
    body: { data: { type: "interviews", attributes } },
  });
  return data.id;
}

/** Employers see whoever has applied to them. */
export async function apply(educator: Person, job: { id: string }): Promise<string> {
  const { data } = await educator.ask<Answer>("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId: job.id } } },
  });
  return data.id;
}

/** An invitation in a conversation, to an educator the employer can see. */
export async function invite(employer: Person, educator: Person, type: Bookable): Promise<void> {
  const profile = await educator.ask<{ data: Resource[] }>("user_profiles");
  const data = { interviewEventTypeId: type.id, text: `Hi ${educator.firstName}, let's talk.` };
  await employer.ask("messages", {
    method: "POST",
    body: {
      data: {
        type: "messages",
        attributes: { userProfileId: profile.data[0]!.id, messageType: "interview_invite", data },
      },
    },
  });
}
