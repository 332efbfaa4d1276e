/** Every setting there is, read from the environment: its name, what it may be, what it is by default, what it means. */
import { z } from "zod";
import { mailSettings } from "./mail-settings.ts";
import { thirdPartySettings } from "./third-party-settings.ts";
import { setting } from "./setting.ts";
import { timeLimitSettings } from "./time-limit-settings.ts";
import {
  urlSetting,
  hostAndPort,
  hostName,
  listOf,
  onOff,
  origin,
  proxy,
  secret,
  text,
  wholeNumber,
} from "./setting-kinds.ts";

/** With it a web process holds 331 MB in all while sixteen clients read long lists, and 566 MB without (bench:nation). */
export const defaultHeapMegabytes = 400;

export const settings = {
  port: setting("PORT", "3000", wholeNumber(0, 65535), "The port to listen on; 0 takes a free one."),
  host: setting("HOST", "127.0.0.1", text, "The address to listen on; 0.0.0.0 lets other machines in."),
  publicUrl: setting("PUBLIC_URL", "", origin, "The address people use, for links in mails and on pages.", {
    defaultNote: "http://localhost and the port, or https:// with TLS_CERTIFICATE_FILE",
  }),
  tlsCertificateFile: setting(
    "TLS_CERTIFICATE_FILE",
    "",
    text,
    "A file with the site's certificate and its chain (PEM): the web process then speaks HTTPS and HTTP/2 itself.",
  ),
  tlsKeyFile: setting("TLS_KEY_FILE", "", text, "A file with the certificate's key (PEM)."),
  apiHost: setting(
    "API_HOST",
    "",
    hostName,
    "A host name that serves the API at its root instead of under /api.",
  ),
  allowedOrigins: setting(
    "ALLOWED_ORIGINS",
    "",
    listOf(origin),
    "Other web origins that may call the API, comma-separated.",
  ),
  trustedProxies: setting(
    "TRUSTED_PROXIES",
    "",
    listOf(proxy),
    "Proxies whose X-Forwarded-For is trusted: addresses or ranges, comma-separated.",
  ),
  dataDir: setting(
    "DATA_DIR",
    "./data",
    text,
    "The folder for the embedded database, uploaded files and secrets.",
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "",
    urlSetting(["postgres:", "postgresql:"], "an address like postgres://user:password@host:5432/database"),
    "A PostgreSQL 18 of your own, instead of the embedded one.",
    { secret: true, defaultNote: "the embedded one" },
  ),
  databaseConnections: setting(
    "DATABASE_CONNECTIONS",
    "10",
    wholeNumber(2, 500),
    "Database connections of each process at most.",
  ),
  heapMegabytes: setting(
    "HEAP_MEGABYTES",
    String(defaultHeapMegabytes),
    wholeNumber(128, 65_536),
    "Memory of each process that npm start runs for JavaScript's objects, in MB at most; it cleans up earlier the less it may have.",
  ),
  sample: setting(
    "SAMPLE",
    "",
    onOff,
    "The sample marketplace: fictional people and jobs with known passwords, and the inbox at /dev/mail. Never on for real people.",
    {
      defaultNote:
        "on without DATABASE_URL, without a HOST or PUBLIC_URL that other machines reach, and without NODE_ENV=production; else off",
    },
  ),
  operatorSecondFactor: setting(
    "OPERATOR_SECOND_FACTOR",
    "",
    z.enum(["required", "optional"], "required or optional"),
    "Whether every operator must show a second factor. Operators who have set one up always need it.",
    { defaultNote: "optional in sample mode, else required" },
  ),
  employerReview: setting(
    "EMPLOYER_REVIEW",
    "",
    z.enum(["operator", "automatic"], "operator or automatic"),
    "Who lets a new program in: an operator, or nobody once its owner has confirmed the email address.",
    { defaultNote: "automatic in sample mode, else operator" },
  ),
  unapprovedProgramsPerAccount: setting(
    "UNAPPROVED_PROGRAMS_PER_ACCOUNT",
    "3",
    wholeNumber(1, 1_000),
    "Programs that one account may own before an operator approved them; more are refused until then.",
  ),
  worker: setting(
    "WORKER",
    "on",
    onOff,
    "Whether npm start also runs the jobs (mails, reminders); off where others do.",
  ),
  tokenSecret: setting(
    "TOKEN_SECRET",
    "",
    secret(32),
    "Signs the session tokens; all web processes need the same one.",
    {
      secret: true,
      defaultNote: "generated at the first start and stored in the data folder",
    },
  ),
  secretsKey: setting(
    "SECRETS_KEY",
    "",
    secret(32),
    "Encrypts what other services let us in with; all processes need the same one.",
    { secret: true, defaultNote: "derived from TOKEN_SECRET" },
  ),
  outgoingAllowed: setting(
    "OUTGOING_ALLOWED",
    "",
    listOf(hostAndPort),
    "Internal addresses that may be called, such as 192.168.1.5:443, comma-separated; for tests, and for calendars on the own network.",
  ),
  neutralSignUp: setting(
    "NEUTRAL_SIGN_UP",
    "off",
    onOff,
    "Signing up with an address that has an account already answers as if it were new, and mails its owner.",
  ),
  signInPerMinutePerAddress: setting(
    "SIGN_IN_PER_MINUTE_PER_ADDRESS",
    "10",
    wholeNumber(1, 1_000_000),
    "Failed sign-ins a minute from one network address, and sign-ups.",
  ),
  signInPerMinutePerEmail: setting(
    "SIGN_IN_PER_MINUTE_PER_EMAIL",
    "5",
    wholeNumber(1, 1_000_000),
    "Failed sign-ins a minute from one network address on one mail address.",
  ),
  requestsPerMinutePerAddress: setting(
    "REQUESTS_PER_MINUTE_PER_ADDRESS",
    "300",
    wholeNumber(1, 100_000_000),
    "Requests a minute from one network address without a session.",
  ),
  requestsPerMinutePerAccount: setting(
    "REQUESTS_PER_MINUTE_PER_ACCOUNT",
    "1200",
    wholeNumber(1, 100_000_000),
    "Requests a minute from one account.",
  ),
  ...timeLimitSettings,
  trackingPerMinute: setting(
    "TRACKING_PER_MINUTE",
    "120",
    wholeNumber(1, 100_000_000),
    "Reports of page views and events a minute from one account, or one network address without a session.",
  ),
  trackingPerDay: setting("TRACKING_PER_DAY", "5000", wholeNumber(1, 100_000_000), "The same reports a day."),
  backupPassphrase: setting(
    "BACKUP_PASSPHRASE",
    "",
    secret(12),
    "Encrypts what npm run backup writes, and opens it for npm run restore.",
    { secret: true, defaultNote: "typed at the terminal" },
  ),
  ...mailSettings,
  meetingUrlBase: setting(
    "MEETING_URL_BASE",
    "https://meet.jit.si",
    urlSetting(["https:"], "an address like https://meet.example.org"),
    "Where video interviews meet when their type names no room: each gets a room of its own below it, as a plain link.",
  ),
  ...thirdPartySettings,
  serviceWorker: setting(
    "SERVICE_WORKER",
    "on",
    onOff,
    "Whether browsers keep pages to open them offline; off removes what they have kept.",
  ),
  metricsToken: setting(
    "METRICS_TOKEN",
    "",
    secret(16),
    "The bearer token that opens /metrics to other machines.",
    {
      secret: true,
      defaultNote: "loopback only",
    },
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    z.enum(["debug", "info", "warn", "error"], "debug, info, warn or error"),
    "What is written to the log.",
  ),
};
