/** A background job: work that is promised inside a transaction and done after it commits. */
import type { Emit } from "./events.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { Log } from "./context.ts";
import type { Database, Queryable } from "./database/database.ts";
import type { FileStorage } from "./files/storage.ts";
import type { Mail } from "./mail/send.ts";
import type { TwilioSettings } from "./sms/twilio.ts";
import type { Secrets } from "./crypto/secrets.ts";
import type { TokenSigner } from "./crypto/signed-token.ts";
import type { PaymentGateway } from "./payments/payment-gateway.ts";
import type { Outgoing } from "./outgoing/guarded-client.ts";

export interface JobContext {
  db: Database;
  mail: Mail;
  files: FileStorage;
  log: Log;
  settings: JobSettings;
  now: () => Date;
  emit: Emit;
  /** Which try this is, from 1; after the last one a job is given up. */
  attempt: { number: number; isLast: boolean };
}

export interface JobSettings {
  /** Scheme and host of the default brand, without a slash at the end: `https://cubby.example`. */
  origin: string;
  /** Signs the links in mails. */
  tokens: TokenSigner;
  /**
   * Where replies to mails arrive, and the secret that signs their addresses; absent where none are
   * accepted.
   */
  replyAddresses?: { domain: string; secret: string };
  /** The SMS provider; absent where messages are only stored. */
  twilio?: TwilioSettings;
  /** What notifies browsers; absent where none are. */
  push?: { secrets: Secrets; outgoing: Outgoing; contact: string };
  /** Who takes the money; absent where plans can't be bought. */
  payments?: PaymentGateway;
  /** The program that makes videos playable in every browser, where there is one. */
  ffmpeg?: string;
}

export interface JobOptions {
  /** Also runs by the clock, in UTC: minute hour day month weekday. Its payload is then `{}`. */
  cron?: string;
  /**
   * Tries before a job is given up; default 25, over about three days (e^n seconds apart, at most six
   * hours).
   */
  attempts?: number;
}

export interface EnqueueOptions {
  /** One waiting job per key: enqueuing again replaces payload and time. */
  key?: string;
  /** Not before this time; default now. */
  at?: Date;
  /** With a key: a waiting job retains its time (for digests: "5 minutes after the first message"). */
  keepScheduledTime?: boolean;
}

export interface Job<P = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<P>;
  readonly options: JobOptions;
  /** A clean-up says how many rows it deleted. */
  run(payload: P, context: JobContext): Promise<number | void>;
  /** Enqueues within the given transaction: rolled back with it, run after it commits. */
  enqueue(db: Queryable, payload: P, options?: EnqueueOptions): Promise<void>;
  /** Takes back the waiting job of that key; one that is running already is not stopped. */
  cancel(db: Queryable, key: string): Promise<void>;
}

/**
 * Declares a job; it runs once its feature's manifest lists it. Jobs run at least once: a worker may die
 * after the work and before the tick, so `run` must be harmless twice. Keys are the job's own; two jobs may
 * use the same.
 */
export function job<S extends z.ZodType>(
  name: string,
  schema: S,
  run: (payload: z.output<S>, context: JobContext) => Promise<number | void>,
  options: JobOptions = {},
): Job<z.output<S>> {
  const keyOf = (key: string) => `${name}:${key}`;
  return {
    name,
    // Only its output is used from here on: what a worker reads was parsed once before.
    schema: schema as unknown as z.ZodType<z.output<S>>,
    options,
    run,
    async enqueue(db, payload, { key, at, keepScheduledTime } = {}) {
      await sql`select graphile_worker.add_job(
        identifier => ${name}, payload => ${JSON.stringify(schema.parse(payload))}::json,
        run_at => ${at ?? null}::timestamptz, max_attempts => ${options.attempts ?? null}::integer,
        job_key => ${key === undefined ? null : keyOf(key)}::text,
        job_key_mode => ${keepScheduledTime ? "preserve_run_at" : "replace"}::text)`.execute(db);
    },
    async cancel(db, key) {
      await sql`select graphile_worker.remove_job(${keyOf(key)})`.execute(db);
    },
  };
}
