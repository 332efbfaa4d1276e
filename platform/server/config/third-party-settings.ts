/**
 * The settings of external services, for files, calendars, logging in, SMS, videos and the language model: each is off
 * until it is set.
 */
import { setting } from "./setting.ts";
import {
  urlSetting,
  hostName,
  listOf,
  onOff,
  origin,
  signingKey,
  text,
  tileAddress,
  wholeNumber,
} from "./setting-kinds.ts";

const issuer = urlSetting(["http:", "https:"], "an address like https://accounts.example.org");

export const thirdPartySettings = {
  s3Bucket: setting(
    "S3_BUCKET",
    "",
    text,
    "The bucket of an S3-compatible store that keeps uploaded files instead of the data folder.",
  ),
  s3Endpoint: setting(
    "S3_ENDPOINT",
    "",
    urlSetting(["http:", "https:"], "an address like https://s3.example.org"),
    "Where that store is; browsers send files there themselves.",
    { defaultNote: "Amazon's" },
  ),
  s3Region: setting("S3_REGION", "us-east-1", text, "Its region."),
  s3AccessKeyId: setting("S3_ACCESS_KEY_ID", "", text, "The key to it.", {
    defaultNote: "the machine's own role",
  }),
  s3SecretAccessKey: setting("S3_SECRET_ACCESS_KEY", "", text, "The key's secret.", { secret: true }),
  s3ForcePathStyle: setting(
    "S3_FORCE_PATH_STYLE",
    "off",
    onOff,
    "Whether the bucket is in the path of its addresses instead of the host name, as in most self-hosted stores.",
  ),
  clamavHost: setting(
    "CLAMAV_HOST",
    "",
    text,
    "Where ClamAV's daemon (clamd) listens, to scan every upload; while it is away none is taken.",
    { defaultNote: "uploads are not scanned" },
  ),
  clamavPort: setting("CLAMAV_PORT", "3310", wholeNumber(1, 65535), "Its port."),
  clamavSocket: setting(
    "CLAMAV_SOCKET",
    "",
    text,
    "Its socket, when it is on the same machine; goes before the host.",
  ),
  googleClientId: setting("GOOGLE_CLIENT_ID", "", text, "The OAuth client at Google, for Google Calendar."),
  googleClientSecret: setting("GOOGLE_CLIENT_SECRET", "", text, "Its secret.", { secret: true }),
  googleUrl: setting("GOOGLE_URL", "", origin, "Where Google is, for tests.", { defaultNote: "Google" }),
  microsoftClientId: setting(
    "MICROSOFT_CLIENT_ID",
    "",
    text,
    "The OAuth client at Microsoft, for Outlook and Microsoft 365.",
  ),
  microsoftClientSecret: setting("MICROSOFT_CLIENT_SECRET", "", text, "Its secret.", { secret: true }),
  microsoftUrl: setting("MICROSOFT_URL", "", origin, "Where Microsoft is, for tests.", {
    defaultNote: "Microsoft",
  }),
  googleSignInClientId: setting(
    "GOOGLE_SIGN_IN_CLIENT_ID",
    "",
    text,
    "The OAuth client at Google with which people log in.",
    { defaultNote: "nobody logs in with Google" },
  ),
  googleSignInClientSecret: setting("GOOGLE_SIGN_IN_CLIENT_SECRET", "", text, "Its secret.", {
    secret: true,
  }),
  googleSignInIssuer: setting(
    "GOOGLE_SIGN_IN_ISSUER",
    "https://accounts.google.com",
    issuer,
    "The OpenID issuer behind “Continue with Google”; another one for tests.",
  ),
  appleSignInClientId: setting(
    "APPLE_SIGN_IN_CLIENT_ID",
    "",
    text,
    "The Services ID at Apple with which people log in, such as org.example.jobs.",
    { defaultNote: "nobody logs in with Apple" },
  ),
  appleSignInTeamId: setting("APPLE_SIGN_IN_TEAM_ID", "", text, "The team it belongs to."),
  appleSignInKeyId: setting("APPLE_SIGN_IN_KEY_ID", "", text, "The id of the key for Sign in with Apple."),
  appleSignInPrivateKey: setting(
    "APPLE_SIGN_IN_PRIVATE_KEY",
    "",
    signingKey,
    "That key: the text of its .p8 file, line breaks also as \\n.",
    { secret: true },
  ),
  appleSignInIssuer: setting(
    "APPLE_SIGN_IN_ISSUER",
    "https://appleid.apple.com",
    issuer,
    "The OpenID issuer behind “Continue with Apple”; another one for tests.",
  ),
  twilioAccountSid: setting(
    "TWILIO_ACCOUNT_SID",
    "",
    text,
    "The account at Twilio that sends text messages; its webhook for incoming ones is /api/webhooks/twilio.",
    { defaultNote: "SMS are stored, and in sample mode shown at /dev/sms" },
  ),
  twilioAuthToken: setting("TWILIO_AUTH_TOKEN", "", text, "Its token, which also signs the webhook.", {
    secret: true,
  }),
  twilioFrom: setting("TWILIO_FROM", "", text, "The number texts come from, such as +15125550100."),
  twilioUrl: setting("TWILIO_URL", "", origin, "Where Twilio is, for tests.", { defaultNote: "Twilio" }),
  stripeSecretKey: setting(
    "STRIPE_SECRET_KEY",
    "",
    text,
    "The key of the account at Stripe that takes payments; its webhook is /api/webhooks/stripe.",
    { secret: true, defaultNote: "plans can't be bought, or the test gateway" },
  ),
  stripeWebhookSecret: setting("STRIPE_WEBHOOK_SECRET", "", text, "What signs that webhook.", {
    secret: true,
  }),
  stripeTax: setting("STRIPE_TAX", "off", onOff, "Whether Stripe works out taxes."),
  stripeUrl: setting("STRIPE_URL", "", origin, "Where Stripe is, for tests.", { defaultNote: "Stripe" }),
  testPayments: setting(
    "TEST_PAYMENTS",
    "",
    onOff,
    "The test gateway: plans are bought with test cards, and nobody is charged. Never on for real people.",
    { defaultNote: "on in sample mode, else off" },
  ),
  videoLinkHosts: setting(
    "VIDEO_LINK_HOSTS",
    "videoask.com",
    listOf(hostName),
    "Where video answers may be linked from, comma-separated; their sub-domains count as well.",
  ),
  videoAskUrl: setting(
    "VIDEO_ASK_URL",
    "",
    urlSetting(["https:"], "an address like https://www.videoask.com/f1a2b3c4d"),
    "A VideoAsk form where educators may record their answers as well; they get there with mail address and name.",
  ),
  ffmpegPath: setting(
    "FFMPEG_PATH",
    "",
    text,
    "The ffmpeg that makes video answers playable in every browser, used by the worker; off for none.",
    { defaultNote: "the one on the PATH, if there is one" },
  ),
  mapTilesUrl: setting(
    "MAP_TILES_URL",
    "",
    tileAddress,
    "A street map's tiles, drawn behind the places on maps; readers' browsers load them from there.",
    { defaultNote: "states, counties and towns alone, from this server" },
  ),
  mapTilesAttribution: setting(
    "MAP_TILES_ATTRIBUTION",
    "",
    text,
    "What stands below maps with these tiles, as their owner asks, such as © OpenStreetMap contributors.",
    { defaultNote: "none" },
  ),
  languageModelUrl: setting(
    "LANGUAGE_MODEL_URL",
    "",
    urlSetting(["http:", "https:"], "an address like https://models.example.org/v1"),
    "A language model that speaks OpenAI's protocol: reads resumes more finely, helps to write and sums up applications. Set with LANGUAGE_MODEL_NAME.",
    { defaultNote: "none: the plain ways, which need none" },
  ),
  languageModelName: setting("LANGUAGE_MODEL_NAME", "", text, "What the model is called there."),
  languageModelKey: setting("LANGUAGE_MODEL_KEY", "", text, "Its API key, where it requires one.", {
    secret: true,
  }),
  languageModelSeconds: setting(
    "LANGUAGE_MODEL_SECONDS",
    "30",
    wholeNumber(1, 600),
    "How long an answer may take, all tries together.",
  ),
  languageModelCallsPerDay: setting(
    "LANGUAGE_MODEL_CALLS_PER_DAY",
    "40",
    wholeNumber(0, 1_000_000),
    "Questions to the model a day for one account.",
  ),
  languageModelCallsPerDayOfEmployer: setting(
    "LANGUAGE_MODEL_CALLS_PER_DAY_OF_EMPLOYER",
    "200",
    wholeNumber(0, 1_000_000),
    "Questions to the model a day for one employer's whole team: summaries of applications, drafts of descriptions.",
  ),
};
