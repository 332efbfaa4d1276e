/**
 * Asking for what was missed. A push tells only those who listen, so there are two gaps: between a page's answer and
 * the server's word that it is listened to, and while the socket is away.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useConnection } from "./connection.ts";
import { onServer } from "../api-client/server-clock.ts";

/** Of the query whose rows are kept up: when its answer came, and whether another is on its way. */
export interface Answered {
  dataUpdatedAt: number;
  isFetching: boolean;
  isPlaceholderData: boolean;
}

/**
 * Calls `ask` with the time since which changes may be missing: once for every time the channel begins to be heard,
 * as soon as there is an answer to add them to, and now and then while the socket is away. Gives back what to call
 * whenever the channel is heard.
 */
export function useCatchUp(
  active: boolean,
  answered: Answered,
  ask: (since: string) => Promise<unknown>,
): () => void {
  const { isConnected } = useConnection();
  const [timesHeard, setTimesHeard] = useState(0);
  const caughtUpAt = useRef(0);
  const requestedAt = useAskedAt(answered);
  const hasAnswer = answered.dataUpdatedAt > 0 && !answered.isFetching && !answered.isPlaceholderData;

  const catchUp = useEffectEvent(async () => {
    const now = Date.now();
    const since = onServer(Math.max(requestedAt(), caughtUpAt.current) - slack);
    // Whole seconds: two lists of one page ask the same and share the answer.
    await ask(new Date(Math.floor(since / 1000) * 1000).toISOString());
    caughtUpAt.current = now;
  });
  const answeredFor = useRef(0);
  useEffect(() => {
    if (!active || !hasAnswer || timesHeard === answeredFor.current) return;
    answeredFor.current = timesHeard;
    void catchUp();
  }, [active, hasAnswer, timesHeard]);

  const lost = useEffectEvent(() => {
    if (timesHeard > 0) caughtUpAt.current = Math.max(caughtUpAt.current, Date.now() - noticedWithin);
  });
  useEffect(() => {
    if (!active || isConnected) return;
    lost();
    const timer = setInterval(() => document.visibilityState === "visible" && void catchUp(), pollEvery);
    return () => clearInterval(timer);
  }, [active, isConnected]);

  return () => setTimesHeard((times) => times + 1);
}

/** When the question was asked whose answer is shown; well before it came, where nobody saw it asked. */
function useAskedAt({ dataUpdatedAt, isFetching }: Answered): () => number {
  const seen = useRef(0);
  useEffect(() => {
    if (isFetching) seen.current = Date.now();
  }, [isFetching]);
  return () =>
    seen.current > 0 && seen.current <= dataUpdatedAt ? seen.current : dataUpdatedAt - askedWithin;
}

/** Without the socket the server is asked this often while the page is visible. */
const pollEvery = 30_000;
/** A row carries the time at which its transaction began, and is seen only once that has ended. */
const slack = 10_000;
/** An API call is given up after so long. */
const askedWithin = 20_000;
/** A socket may have been dead for a while before a sleeping page notices. */
const noticedWithin = 120_000;
