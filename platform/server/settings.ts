/** Every setting there is, read from the environment: its name, what it may be, what it is by default, what it means. */
import { z } from "zod";
import {
  address,
  hostAndPort,
  hostName,
  listOf,
  mailAddress,
  onOff,
  origin,
  proxy,
  secret,
  text,
  wholeNumber,
} from "./setting-kinds.ts";

export interface Setting<T> {
  /** The name in the environment. */
  name: string;
  /** As it would be written in the environment; "" when there is none. */
  fallback: string;
  kind: z.ZodType<T, string>;
  about: string;
  /** In words, where the default depends on other settings. */
  otherwise?: string;
  /** Never repeated in a message. */
  secret?: boolean;
}

export const settings = {
  port: one("PORT", "3000", wholeNumber(0, 65535), "The port to listen on; 0 takes a free one."),
  host: one("HOST", "127.0.0.1", text, "The address to listen on; 0.0.0.0 lets other machines in."),
  publicUrl: one("PUBLIC_URL", "", origin, "The address people use, for links in mails and on pages.", {
    otherwise: "http://localhost and the port",
  }),
  apiHost: one(
    "API_HOST",
    "",
    hostName,
    "A host name that serves the API at its root instead of under /api.",
  ),
  allowedOrigins: one(
    "ALLOWED_ORIGINS",
    "",
    listOf(origin),
    "Other web origins that may call the API, comma-separated.",
  ),
  trustedProxies: one(
    "TRUSTED_PROXIES",
    "",
    listOf(proxy),
    "Proxies whose X-Forwarded-For is believed: addresses or ranges, comma-separated.",
  ),
  dataDir: one(
    "DATA_DIR",
    "./data",
    text,
    "The folder for the database that comes along, uploaded files and secrets.",
  ),
  s3Bucket: one(
    "S3_BUCKET",
    "",
    text,
    "The bucket of an S3-compatible store that keeps uploaded files instead of the data folder.",
  ),
  s3Endpoint: one(
    "S3_ENDPOINT",
    "",
    address(["http:", "https:"], "an address like https://s3.example.org"),
    "Where that store is; browsers send files there themselves.",
    { otherwise: "Amazon's" },
  ),
  s3Region: one("S3_REGION", "us-east-1", text, "Its region."),
  s3AccessKeyId: one("S3_ACCESS_KEY_ID", "", text, "The key to it.", { otherwise: "the machine's own role" }),
  s3SecretAccessKey: one("S3_SECRET_ACCESS_KEY", "", text, "The key's secret.", { secret: true }),
  s3ForcePathStyle: one(
    "S3_FORCE_PATH_STYLE",
    "off",
    onOff,
    "Whether the bucket stands in the path of its addresses instead of the host name, as in most stores of one's own.",
  ),
  clamavHost: one(
    "CLAMAV_HOST",
    "",
    text,
    "Where ClamAV's daemon (clamd) listens, to scan every upload; while it is away none is taken.",
    { otherwise: "uploads are not scanned" },
  ),
  clamavPort: one("CLAMAV_PORT", "3310", wholeNumber(1, 65535), "Its port."),
  clamavSocket: one(
    "CLAMAV_SOCKET",
    "",
    text,
    "Its socket, when it is on the same machine; goes before the host.",
  ),
  databaseUrl: one(
    "DATABASE_URL",
    "",
    address(["postgres:", "postgresql:"], "an address like postgres://user:password@host:5432/database"),
    "A PostgreSQL 18 of your own, instead of the one that comes along.",
    { secret: true, otherwise: "the one that comes along" },
  ),
  databaseConnections: one(
    "DATABASE_CONNECTIONS",
    "10",
    wholeNumber(2, 500),
    "Database connections of each process at most.",
  ),
  sample: one(
    "SAMPLE",
    "",
    onOff,
    "The sample marketplace: made-up people and jobs with known passwords, and the inbox at /dev/mail. Never on for real people.",
    {
      otherwise:
        "on without DATABASE_URL, without a PUBLIC_URL of another machine, and without NODE_ENV=production; else off",
    },
  ),
  worker: one(
    "WORKER",
    "on",
    onOff,
    "Whether npm start also runs the jobs (mails, reminders); off where others do.",
  ),
  tokenSecret: one(
    "TOKEN_SECRET",
    "",
    secret(32),
    "Signs the session tokens; all web processes need the same one.",
    {
      secret: true,
      otherwise: "made at the first start and kept in the data folder",
    },
  ),
  secretsKey: one(
    "SECRETS_KEY",
    "",
    secret(32),
    "Encrypts what other services let us in with; all processes need the same one.",
    { secret: true, otherwise: "derived from TOKEN_SECRET" },
  ),
  outgoingAllowed: one(
    "OUTGOING_ALLOWED",
    "",
    listOf(hostAndPort),
    "Calendars inside the own network that may be read, such as 192.168.1.5:443, comma-separated; for tests, and for calendars kept in the house.",
  ),
  googleClientId: one("GOOGLE_CLIENT_ID", "", text, "The OAuth client at Google, for Google Calendar."),
  googleClientSecret: one("GOOGLE_CLIENT_SECRET", "", text, "Its secret.", { secret: true }),
  googleUrl: one("GOOGLE_URL", "", origin, "Where Google is, for tests.", { otherwise: "Google" }),
  microsoftClientId: one(
    "MICROSOFT_CLIENT_ID",
    "",
    text,
    "The OAuth client at Microsoft, for Outlook and Microsoft 365.",
  ),
  microsoftClientSecret: one("MICROSOFT_CLIENT_SECRET", "", text, "Its secret.", { secret: true }),
  microsoftUrl: one("MICROSOFT_URL", "", origin, "Where Microsoft is, for tests.", {
    otherwise: "Microsoft",
  }),
  neutralSignUp: one(
    "NEUTRAL_SIGN_UP",
    "off",
    onOff,
    "Signing up with an address that has an account already answers as if it were new, and mails its owner.",
  ),
  signInPerMinutePerAddress: one(
    "SIGN_IN_PER_MINUTE_PER_ADDRESS",
    "10",
    wholeNumber(1, 1_000_000),
    "Sign-in attempts a minute from one network address.",
  ),
  signInPerMinutePerEmail: one(
    "SIGN_IN_PER_MINUTE_PER_EMAIL",
    "5",
    wholeNumber(1, 1_000_000),
    "Sign-in attempts a minute on one mail address.",
  ),
  requestsPerMinutePerAddress: one(
    "REQUESTS_PER_MINUTE_PER_ADDRESS",
    "300",
    wholeNumber(1, 100_000_000),
    "Requests a minute from one network address without a session.",
  ),
  requestsPerMinutePerAccount: one(
    "REQUESTS_PER_MINUTE_PER_ACCOUNT",
    "1200",
    wholeNumber(1, 100_000_000),
    "Requests a minute from one account.",
  ),
  smtpUrl: one(
    "SMTP_URL",
    "",
    address(["smtp:", "smtps:"], "an address like smtps://user:password@mail.example.org:465"),
    "The mail server.",
    { secret: true, otherwise: "mails are kept, and in sample mode shown at /dev/mail" },
  ),
  mailFrom: one("MAIL_FROM", "Cubby <hello@cubby.example>", mailAddress, "The sender of mails."),
  inboundMailDomain: one(
    "INBOUND_MAIL_DOMAIN",
    "",
    hostName,
    "The domain whose mail reaches this product, so that people can answer mails about messages: answers go to addresses there.",
    { otherwise: "such mails can't be answered" },
  ),
  inboundSmtpPort: one(
    "INBOUND_SMTP_PORT",
    "",
    wholeNumber(0, 65535),
    "The port on which the worker takes that mail by SMTP, from the mail server in front of it.",
    { otherwise: "none is taken" },
  ),
  inboundSmtpHost: one("INBOUND_SMTP_HOST", "127.0.0.1", text, "The address it listens on."),
  inboundTlsCert: one(
    "INBOUND_TLS_CERT",
    "",
    text,
    "A file with its certificate (PEM); with it and the key STARTTLS is offered.",
  ),
  inboundTlsKey: one("INBOUND_TLS_KEY", "", text, "A file with the certificate's key (PEM)."),
  twilioAccountSid: one(
    "TWILIO_ACCOUNT_SID",
    "",
    text,
    "The account at Twilio that sends text messages; its webhook for incoming ones is /api/webhooks/twilio.",
    { otherwise: "texts are kept, and in sample mode shown at /dev/texts" },
  ),
  twilioAuthToken: one("TWILIO_AUTH_TOKEN", "", text, "Its token, which also signs the webhook.", {
    secret: true,
  }),
  twilioFrom: one("TWILIO_FROM", "", text, "The number texts come from, such as +15125550100."),
  twilioUrl: one("TWILIO_URL", "", origin, "Where Twilio is, for tests.", { otherwise: "Twilio" }),
  meetingUrlBase: one(
    "MEETING_URL_BASE",
    "https://meet.jit.si",
    address(["https:"], "an address like https://meet.example.org"),
    "Where video interviews meet when their type names no room: each gets a room of its own below it, as a plain link.",
  ),
  videoLinkHosts: one(
    "VIDEO_LINK_HOSTS",
    "videoask.com",
    listOf(hostName),
    "Where video answers may be linked from, comma-separated; their sub-domains count as well.",
  ),
  videoAskUrl: one(
    "VIDEO_ASK_URL",
    "",
    address(["https:"], "an address like https://www.videoask.com/f1a2b3c4d"),
    "A VideoAsk form where educators may record their answers as well; they get there with mail address and name.",
  ),
  ffmpegPath: one(
    "FFMPEG_PATH",
    "",
    text,
    "The ffmpeg that makes video answers playable in every browser, used by the worker; off for none.",
    { otherwise: "the one on the PATH, if there is one" },
  ),
  languageModelUrl: one(
    "LANGUAGE_MODEL_URL",
    "",
    address(["http:", "https:"], "an address like https://models.example.org/v1"),
    "A language model that speaks OpenAI's protocol: reads resumes more finely and helps to write. Set with LANGUAGE_MODEL_NAME.",
    { otherwise: "none: the plain ways, which need none" },
  ),
  languageModelName: one("LANGUAGE_MODEL_NAME", "", text, "What the model is called there."),
  languageModelKey: one("LANGUAGE_MODEL_KEY", "", text, "The key it is asked with, where it wants one.", {
    secret: true,
  }),
  languageModelSeconds: one(
    "LANGUAGE_MODEL_SECONDS",
    "30",
    wholeNumber(1, 600),
    "How long an answer may take, all tries together.",
  ),
  languageModelCallsPerDay: one(
    "LANGUAGE_MODEL_CALLS_PER_DAY",
    "40",
    wholeNumber(0, 1_000_000),
    "Questions to the model a day for one account.",
  ),
  metricsToken: one(
    "METRICS_TOKEN",
    "",
    secret(16),
    "The bearer token that opens /metrics to other machines.",
    {
      secret: true,
      otherwise: "loopback only",
    },
  ),
  logLevel: one(
    "LOG_LEVEL",
    "info",
    z.enum(["debug", "info", "warn", "error"], "debug, info, warn or error"),
    "What is written to the log.",
  ),
};

function one<T>(
  name: string,
  fallback: string,
  kind: z.ZodType<T, string>,
  about: string,
  more: Pick<Setting<T>, "otherwise" | "secret"> = {},
): Setting<T> {
  return { name, fallback, kind, about, ...more };
}
