/**
 * Sends the outbox: one entry after the other, in one tab at a time, as soon as the server can be reached. How a kind of
 * entry is sent says its sender; "call" is one request of the API.
 */
import { i18n } from "@lingui/core";

import { ApiError, isUnreachable } from "../api-client/api-error.ts";
import { call, type Answer, type CallOptions } from "../api-client/api.ts";
import { apiSession } from "../api-client/api-session.ts";
import { capture, type CapturedEvent } from "../page/analytics.ts";
import { couldNotSave, toast } from "../ui/feedback/toast.ts";
import { cancelFetches, mergeCached, refetchType } from "./cached-documents.ts";
import {
  finishEntry,
  forgetOutboxWithSession,
  markSending,
  onNewEntry,
  outboxEntries,
  rereadOutbox,
  updateEntry,
  type OutboxEntry,
} from "./outbox.ts";
import { queryClient } from "./query-client.ts";
import { storeShownChange } from "./shown-changes.ts";

export interface OutboxSender {
  /** Rejects with an `ApiError`. Afterwards screens must know what the server said: nothing lies over it any more. */
  send: (entry: OutboxEntry) => Promise<unknown>;
  onRefused?: (entry: OutboxEntry, error: unknown) => void;
}

/** Of the kind "call". */
export interface CallPayload extends Pick<CallOptions, "method" | "body"> {
  path: string;
  /** The types of rows that it changes besides what is shown. */
  refetch?: string[];
  /** Reported when the server has confirmed it. */
  captures?: CapturedEvent | undefined;
  /** What it is about, for the sentence that tells of a refusal. */
  name: string;
}

const firstRetryMs = 1_000;
const longestRetryMs = 15_000;

/** Call it once, after the session is registered. Senders are loaded when something of their kind is sent. */
export function startOutbox(ofKinds: Record<string, () => Promise<OutboxSender>>): void {
  senders = { ...ofKinds, call: async () => callSender };
  forgetOutboxWithSession();
  onNewEntry(sendOutbox);
  window.addEventListener("online", sendOutbox);
  apiSession().subscribe(sendOutbox);
  sendOutbox();
}

/** Now, or once the sending that is under way has ended. */
export function sendOutbox(): void {
  if (!nextEntry()) return;
  if (isSending) {
    isWantedAgain = true;
    return;
  }
  isSending = true;
  isWantedAgain = false;
  clearTimeout(retryTimer);
  void inOneTab(sendAll)
    .catch(() => undefined)
    .then(() => {
      isSending = false;
      if (isWantedAgain) sendOutbox();
    });
}

let senders: Record<string, () => Promise<OutboxSender>> = {};
let isSending = false;
let isWantedAgain = false;
/** In a row. */
let failedTries = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

// Without locks (plain http) the idempotency keys still make one change of two tries.
const inOneTab = (run: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("outbox", run) : run();

async function sendAll() {
  // Another tab may have sent it while this one waited.
  rereadOutbox();
  for (let entry = nextEntry(); entry; entry = nextEntry()) {
    if (navigator.onLine && (await sendOne(entry))) {
      failedTries = 0;
      continue;
    }
    updateEntry(entry, { isWaiting: true });
    // What came while this was tried waits with it.
    isWantedAgain = false;
    retryTimer = setTimeout(sendOutbox, Math.min(longestRetryMs, firstRetryMs * 2 ** failedTries++));
    return;
  }
}

const nextEntry = () =>
  apiSession().caller().isSignedIn ? outboxEntries().find(({ problem }) => problem === null) : undefined;

/** False if the server could not be reached: everything after it waits, too. */
async function sendOne(entry: OutboxEntry): Promise<boolean> {
  const load = senders[entry.kind];
  const sender = load && (await load().catch(() => "unreachable" as const));
  if (sender === "unreachable") return false;
  markSending(entry.key);
  try {
    const result = await sender?.send(entry);
    finishEntry(entry, sender !== undefined, result);
  } catch (error) {
    if (mustWait(error)) return false;
    if (entry.keepsRefusal && error instanceof ApiError) updateEntry(entry, { problem: error.message });
    else finishEntry(entry, false);
    sender?.onRefused?.(entry, error);
  } finally {
    markSending(null);
  }
  return true;
}

/** Also for a session that is over, and where there were too many requests. */
const mustWait = (error: unknown) =>
  isUnreachable(error) || (error instanceof ApiError && [401, 408, 429].includes(error.status));

const callSender: OutboxSender = {
  async send({ payload, key, shows }) {
    const { path, method, body, captures, refetch = [] } = payload as CallPayload;
    // Sent again where a page was left before its answer came.
    const answer = await call<Answer | null>(path, { method, body, idempotencyKey: key });
    if (captures) capture(captures.name, captures.properties, { debounce: false });
    const client = queryClient();
    // What was fetched meanwhile may be older than this change.
    const fetchAgain = shows && "row" in shows ? await cancelFetches(client, shows.row) : undefined;
    if (shows) storeShownChange(client, shows);
    if (answer?.data && !Array.isArray(answer.data)) mergeCached(client, answer.data);
    fetchAgain?.();
    await Promise.all(refetch.map((type) => refetchType(client, type)));
    return answer;
  },
  onRefused({ payload }, error) {
    const { name } = payload as CallPayload;
    if (!(error instanceof ApiError)) return void couldNotSave();
    const gone = i18n._(/*i18n*/ "“{name}” is no longer open, so your change was not saved.", { name });
    if (error.status === 404) toast(gone, { tone: "error" });
    else if (error.status === 403 || error.status === 409) toast(error.message, { tone: "error" });
    else couldNotSave();
  },
};
