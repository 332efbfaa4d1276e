/**
 * What each listener of a subscription has been told, and the question for the rest: whenever a subscription is confirmed,
 * and whenever a listener shows something older, the server tells what came since.
 */
import { isEarlier } from "#platform/shared/live-position.ts";

export interface ReplayListener {
  onMessage: (message: unknown) => void;
  /** The position of what is shown: null where there is nothing yet, "" where it is unknown. */
  since?: () => string | null;
  /** More was missed than the server tells: everything has to be read again. */
  onMissed?: () => void;
}

/** A listener, and from when to when it has been told everything. */
interface Told {
  from: string | null;
  until: string | null;
  /** Whether it is told everything as it happens, on this connection. */
  isCurrent: boolean;
  /** What it asked for: the position of what it shows, and from where it has to be told. */
  asked: { since: string; from: string } | null;
  /** The position of what it showed when it was told to read everything again. */
  missedAt: string | null;
}

export interface Replay<L extends ReplayListener> {
  add(listener: L): void;
  remove(listener: L): void;
  /** Asks the server unless all are current. Called when a subscription is confirmed and when a listener shows something else. */
  ask(): void;
  /** The connection is lost: from `position` on, the last that the server gave on it, nothing was told. */
  lose(position: string | null): void;
  receive(message: unknown): void;
}

/** `request` sends the question over a confirmed subscription. */
export function createReplay<L extends ReplayListener>(
  listeners: Set<L>,
  request: (since: string) => void,
): Replay<L> {
  const told = new Map<L, Told>();
  let isAsking = false;

  function ask() {
    if (isAsking) return;
    const froms: string[] = [];
    for (const [listener, state] of told) {
      state.asked = null;
      const since = listener.since?.() ?? null;
      if (since === null || isTold(state, since) || since === state.missedAt) continue;
      if (since === "") {
        miss(listener, state, since);
        continue;
      }
      const from = state.until !== null && covers(state, since) ? later(since, state.until) : since;
      state.asked = { since, from };
      froms.push(from);
    }
    if (froms.length === 0) return;
    isAsking = true;
    request(froms.reduce(earlier));
  }

  function finish({ isComplete }: { isComplete: boolean }, position: string | null) {
    isAsking = false;
    for (const [listener, state] of told) {
      const { asked } = state;
      if (!asked) continue;
      if (!isComplete) miss(listener, state, asked.since);
      else {
        state.from = state.from === null || !covers(state, asked.since) ? asked.since : state.from;
        state.until = position;
        state.isCurrent = true;
      }
    }
    ask();
  }

  function miss(listener: L, state: Told, since: string) {
    Object.assign(state, { from: null, until: null, isCurrent: false, asked: null, missedAt: since });
    listener.onMissed?.();
  }

  return {
    add(listener) {
      listeners.add(listener);
      told.set(listener, { from: null, until: null, isCurrent: false, asked: null, missedAt: null });
    },
    remove(listener) {
      listeners.delete(listener);
      told.delete(listener);
    },
    ask,
    lose(position) {
      isAsking = false;
      for (const state of told.values()) {
        if (state.isCurrent && position !== null) state.until = later(state.until ?? "", position);
        Object.assign(state, { isCurrent: false, asked: null, missedAt: null });
      }
    },
    receive(message) {
      const { event, data, position } = message as ReplayedMessage;
      if (event === finished) return finish(data as { isComplete: boolean }, position ?? null);
      for (const [listener, { asked }] of told) {
        // A replayed message is for those who asked, and lack it.
        const isMissing = position === undefined || (asked && !isEarlier(position, asked.from));
        if (isMissing) listener.onMessage(message);
      }
    },
  };
}

interface ReplayedMessage {
  event?: string;
  data?: unknown;
  /** Only of what is told later. */
  position?: string;
}

const finished = "replay.finished";

const covers = ({ from }: Told, since: string) => from !== null && !isEarlier(since, from);
const isTold = (state: Told, since: string) => state.isCurrent && covers(state, since);
const later = (one: string, other: string) => (isEarlier(one, other) ? other : one);
const earlier = (one: string, other: string) => (isEarlier(other, one) ? other : one);
