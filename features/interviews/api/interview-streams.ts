/** Which sockets hear of an interview: the educator's, and those of the employer's team. */
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import type { Row } from "#platform/server/resource.ts";

export const educatorStream = (userProfileId: string) => `interviews:educator:${userProfileId}`;
export const employerStream = (employerId: string) => `interviews:employer:${employerId}`;

export const interviewStreams: RowStreams<Pick<Row<"interviews">, "employerId" | "userProfileId">> = {
  type: "interviews",
  event: "interview",
  of: ({ employerId, userProfileId }) => [educatorStream(userProfileId), employerStream(employerId)],
};
