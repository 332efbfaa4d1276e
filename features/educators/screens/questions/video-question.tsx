/** A video answer: recorded, uploaded or written in the video section; the question stores its id. */
import { useEffect, useEffectEvent } from "react";

import { useCollection } from "#platform/web/data/use-collection.ts";

import { VideoAskAnswer } from "../../video-answer.ts";
import { VideoSection } from "../video/video-section.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./questions.module.css";
import type { QuestionControl } from "./question-frame.tsx";

export function VideoQuestion({ value, onChange }: QuestionControl) {
  const { data } = useCollection(VideoAskAnswer);
  const ids = data?.map(({ id }) => id).join(" ");
  const reportAnswer = useEffectEvent(() => {
    if (ids === undefined || (value && ids.split(" ").includes(value))) return;
    const [first = ""] = ids.split(" ");
    if (first !== value) onChange(first);
  });
  useEffect(() => reportAnswer(), [ids]);
  return (
    <Stack className={classes.whole}>
      <VideoSection />
    </Stack>
  );
}
