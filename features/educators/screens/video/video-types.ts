/** A video question and an answer, as the screens use them. */
import type { ResourceOf } from "#platform/shared/entity.ts";

import type { VideoAskAnswer, VideoAskQuestion } from "../../video-answer.ts";

export type Question = ResourceOf<typeof VideoAskQuestion>;
export type Answer = ResourceOf<typeof VideoAskAnswer>;
