/**
 * Fetching what was missed. A push reaches only open subscriptions, so there are two gaps: between a page's response and
 * the server's confirmation of the subscription, and while the socket is down.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { useConnection } from "./connection.ts";
import { toServerTime } from "../api-client/server-clock.ts";

/** The state of the query whose rows are kept current: when its response came, and whether another is loading. */
export interface AnsweredQuery {
  dataUpdatedAt: number;
  isFetching: boolean;
  isPlaceholderData: boolean;
}

/**
 * Calls `fetchChanges` with the time since which changes may be missing: once for every time the subscription is
 * confirmed, as soon as there is a response to merge them into, and at intervals while the socket is down. Returns the
 * function to call whenever the subscription is confirmed.
 */
export function useCatchUp(
  active: boolean,
  query: AnsweredQuery,
  fetchChanges: (since: string) => Promise<unknown>,
): () => void {
  const { isConnected } = useConnection();
  const [timesListening, setTimesListening] = useState(0);
  const caughtUpAt = useRef(0);
  const requestedAt = useRequestedAt(query);
  const hasAnswer = query.dataUpdatedAt > 0 && !query.isFetching && !query.isPlaceholderData;

  const catchUp = useEffectEvent(async () => {
    const now = Date.now();
    const since = toServerTime(Math.max(requestedAt(), caughtUpAt.current) - transactionSlackMs);
    // Whole seconds: two lists of one page send the same request and share the response.
    await fetchChanges(new Date(Math.floor(since / 1000) * 1000).toISOString());
    caughtUpAt.current = now;
  });
  const answeredFor = useRef(0);
  useEffect(() => {
    if (!active || !hasAnswer || timesListening === answeredFor.current) return;
    answeredFor.current = timesListening;
    void catchUp();
  }, [active, hasAnswer, timesListening]);

  const onConnectionLost = useEffectEvent(() => {
    if (timesListening > 0) caughtUpAt.current = Math.max(caughtUpAt.current, Date.now() - deadSocketMs);
  });
  useEffect(() => {
    if (!active || isConnected) return;
    onConnectionLost();
    const timer = setInterval(() => document.visibilityState === "visible" && void catchUp(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [active, isConnected]);

  return () => setTimesListening((times) => times + 1);
}

/** When the response that is shown was requested; well before it came, if the request was not observed. */
function useRequestedAt({ dataUpdatedAt, isFetching }: AnsweredQuery): () => number {
  const requestedAt = useRef(0);
  useEffect(() => {
    if (isFetching) requestedAt.current = Date.now();
  }, [isFetching]);
  return () =>
    requestedAt.current > 0 && requestedAt.current <= dataUpdatedAt
      ? requestedAt.current
      : dataUpdatedAt - requestTimeoutMs;
}

/** How often the server is polled without the socket, while the page is visible. */
const pollIntervalMs = 30_000;
/** A row has the time at which its transaction began, and is visible only once that has ended. */
const transactionSlackMs = 10_000;
/** An API call is aborted after this time. */
const requestTimeoutMs = 20_000;
/** A socket may have been dead for this long before a suspended page notices. */
const deadSocketMs = 120_000;
