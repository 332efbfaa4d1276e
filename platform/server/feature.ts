/** A feature's manifest: everything it adds to the server, in one list (`features/<noun>/api/index.ts`). */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Action } from "./action.ts";
import type { Channel } from "./channel.ts";
import type { Config } from "./config/config.ts";
import type { Context } from "./context.ts";
import type { Database } from "./database/database.ts";
import type { EventListener } from "./events.ts";
import type { Registry } from "./engine/registry.ts";
import type { FileStorage } from "./files/storage.ts";
import type { Job } from "./job.ts";
import type { IncomingMailHandler } from "./mail/incoming/handler.ts";
import type { MailTemplate } from "./mail/template.ts";
import type { SmsTemplate } from "./sms/sms-template.ts";
import type { PersonalTable } from "./personal-data/personal-table.ts";
import type { AccessLevel } from "#platform/shared/standing.ts";
import type { Resource } from "./resource.ts";

export interface Feature {
  name: string;
  resources?: Resource[];
  actions?: Action[];
  /** Plain routes, for protocols that are neither resources nor actions. Registered below the API's base. */
  routes?: ((server: FastifyInstance, platform: Platform) => void | Promise<void>)[];
  jobs?: Job[];
  channels?: Channel[];
  mails?: MailTemplate[];
  texts?: SmsTemplate[];
  incomingMail?: IncomingMailHandler[];
  listeners?: EventListener[];
  /** The tables in which the feature stores personal data: for export and erasure. */
  personalData?: PersonalTable[];
  /** Names of what not every server can do, such as what takes a language model: screens hide the rest. */
  capabilities?: string[];
  /** What every page of a signed-in caller may read that is no collection: by its path, what a GET there answers. */
  callerDocuments?: CallerDocuments[];
}

export type CallerDocuments = (context: Context) => Promise<Record<string, unknown>>;

export interface ContextOptions {
  /** Which employers are let in, by their standing; `reviewed` by default, else `403`. */
  access?: AccessLevel;
  /** regardless of who it is, they are read as a guest. */
  asGuest?: boolean;
  /** Also lets in who is about to take a closed account back; everywhere else that is `403 account_closed`. */
  allowClosedAccount?: boolean;
  /** Also lets in an operator who must first change the password or show the second factor; else `403`. */
  allowIncompleteSignIn?: boolean;
}

/** What plain routes may use. */
export interface Platform {
  config: Config;
  db: Database;
  registry: Registry;
  /** What this server can do that not every one can (`Feature.capabilities`). */
  capabilities: string[];
  callerDocuments: CallerDocuments[];
  files: FileStorage;
  /** The caller of a request, its language and address; refuses a bad session with 401, unless it is read as a guest's. */
  contextOf: (request: FastifyRequest, options?: ContextOptions) => Promise<Context>;
}

export const feature = (parts: Feature): Feature => parts;

type FeatureList =
  | "resources"
  | "actions"
  | "routes"
  | "channels"
  | "listeners"
  | "jobs"
  | "mails"
  | "texts"
  | "incomingMail"
  | "capabilities"
  | "callerDocuments"
  | "personalData";

/** One kind of thing of all features, in the order of the feature order. */
export const collectFrom = <K extends FeatureList>(features: Feature[], part: K): NonNullable<Feature[K]> =>
  features.flatMap((one): unknown[] => [...(one[part] ?? [])]) as NonNullable<Feature[K]>;
