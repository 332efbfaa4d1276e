/** `InterviewsChannel`: `interview.created` and `interview.updated`, to the educator and to the employer. */
import { channel } from "#platform/server/channel.ts";

export const interviewsChannel = channel({
  name: "InterviewsChannel",
  streams: (actor) =>
    actor.kind === "educator"
      ? [`interviews:educator:${actor.userProfileId}`]
      : actor.kind === "employer"
        ? [`interviews:employer:${actor.employerId}`]
        : null,
});
