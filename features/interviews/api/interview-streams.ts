/** Streams an interview is broadcast on: the educator's and the employer's team's. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import type { Row } from "#platform/server/resource.ts";

export const educatorStream = (userProfileId: string) => `interviews:educator:${userProfileId}`;
export const employerStream = (employerId: string) => `interviews:employer:${employerId}`;

export const interviewStreams: RowStreams<Pick<Row<"interviews">, "employerId" | "userProfileId">> = {
  type: "interviews",
  event: "interview",
  of: ({ employerId, userProfileId }) => [educatorStream(userProfileId), employerStream(employerId)],
};
