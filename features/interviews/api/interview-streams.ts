/** Which sockets hear of an interview: the educator's, and those of the employer's team. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Queryable } from "#platform/server/database/database.ts";

export interface Parties {
  id: string;
  employerId: string;
  userProfileId: string;
}

export const educatorStream = (userProfileId: string) => `interviews:educator:${userProfileId}`;
export const employerStream = (employerId: string) => `interviews:employer:${employerId}`;

export async function tellInterview(
  db: Queryable,
  { id, employerId, userProfileId }: Parties,
  event: "interview.created" | "interview.updated",
): Promise<void> {
  const streams = [educatorStream(userProfileId), employerStream(employerId)];
  await broadcast(db, { streams, event, resource: "interviews", id });
}
