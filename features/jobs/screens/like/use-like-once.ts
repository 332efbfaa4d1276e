/** The like of a link in a mail: sent once, unless it is liked already, so that opening the link twice is one like. */
import { useEffect, useEffectEvent, useState } from "react";

import type { useAction } from "#platform/web/data/use-action.ts";

export type LikeOnce = ReturnType<typeof useLikeOnce>;

/** `action` is the entity's "like". `isLiked` is null until that is known; `onLiked` runs after each like that is saved. */
export function useLikeOnce(
  action: ReturnType<typeof useAction>,
  row: { id: string },
  wasLiked: boolean,
  onLiked: () => void,
) {
  const [isLiked, setLiked] = useState<boolean | null>(wasLiked ? true : null);
  const [hasFailed, setFailed] = useState(false);
  const send = (liked: boolean) =>
    action.run(row, undefined, { method: liked ? "POST" : "DELETE" }).then(
      () => {
        setLiked(liked);
        if (liked) onLiked();
      },
      () => setFailed(true),
    );
  const begin = useEffectEvent(() => {
    if (isLiked === null) void send(true);
  });
  useEffect(() => begin(), []);
  const like = (liked: boolean) => {
    setFailed(false);
    void send(liked);
  };
  return { isLiked, like, isSending: action.isRunning, hasFailed };
}
