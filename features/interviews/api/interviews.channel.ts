/** `InterviewsChannel`: `interview.created` and `interview.updated`, to the educator and to the employer. */
import { channel } from "#platform/server/channel.ts";
import { educatorStream, employerStream } from "./interview-streams.ts";

export const interviewsChannel = channel({
  name: "InterviewsChannel",
  streams: (actor) =>
    actor.kind === "educator"
      ? [educatorStream(actor.userProfileId)]
      : actor.kind === "employer"
        ? [employerStream(actor.employerId)]
        : null,
});
