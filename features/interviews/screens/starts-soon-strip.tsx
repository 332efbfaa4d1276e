/** The interview that is about to begin, in a strip under the header, with the link to join. */
import { useNow } from "#platform/web/hooks/use-now.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { isPast, opensBefore, type InterviewRecord, type Side } from "./interview-record.ts";
import { useUpcomingInterviews } from "./use-upcoming-interviews.ts";

const Notice = lazyPart(() => import("./starts-soon-notice.tsx").then((module) => module.StartsSoonNotice));

export function StartsSoonStrip({ side }: { side: Side }) {
  const now = useNow(5_000);
  const { data } = useUpcomingInterviews(side);
  const next = data?.find((one) => isSoon(one, now));
  return next ? <Notice interview={next} side={side} now={now} /> : null;
}

/** From the moment on at which the video call opens, until it is over. */
const isSoon = (interview: InterviewRecord, now: Date) =>
  interview.status === "scheduled" &&
  Date.parse(interview.time) - opensBefore * 60_000 <= +now &&
  !isPast(interview, now);
