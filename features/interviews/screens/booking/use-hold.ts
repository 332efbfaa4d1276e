/** Holds the picked slot for its educator, so that nobody books it while they write a note. */
import { useCallback, useEffect, useEffectEvent, useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { holdMinutes } from "../../interview-transitions.ts";

interface Hold {
  time: string;
  expiresAt: string;
}

interface HoldOptions {
  typeId: string;
  time: string | null;
  /** Only educators hold times. */
  isOn: boolean;
  onRefused: (error: ApiError, time: string) => void;
}

/** Arrow keys pass over times on the way to the one that is meant. */
const patience = 300;

export function useHold({ typeId, time, isOn, onRefused }: HoldOptions) {
  const [hold, setHold] = useState<Hold | null>(null);
  const now = useNow(1_000);
  const refused = useEffectEvent(onRefused);
  const place = useCallback(
    async (at: string) => {
      const body = { interviewEventTypeId: typeId, time: at };
      const held = await call<Hold>("interview_holds", { method: "POST", body });
      return { time: at, expiresAt: held.expiresAt };
    },
    [typeId],
  );
  useEffect(() => {
    if (!isOn || !time) return;
    let isOver = false;
    const timer = setTimeout(
      () =>
        void place(time).then(
          (held) => isOver || setHold(held),
          // Without a connection the time is simply not held: confirming it decides.
          (error: unknown) =>
            isOver || (error instanceof ApiError && error.status > 0 && refused(error, time)),
        ),
      patience,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOn, time, place]);
  const current = hold?.time === time ? hold : null;
  const left = current ? Date.parse(current.expiresAt) - +now : 0;
  return {
    /** Until when the chosen time is held; null while it is not. */
    until: current && left > 0 ? current.expiresAt : null,
    /** Whole minutes, rounded up. */
    minutesLeft: Math.min(holdMinutes, Math.ceil(left / 60_000)),
    /** It was held, and is no more. */
    isExpired: !!current && left <= 0,
    again: () => {
      if (time)
        void place(time).then(
          setHold,
          (error: unknown) => error instanceof ApiError && onRefused(error, time),
        );
    },
  };
}
