/** The log: one JSON line per event, without secrets and without mail addresses. */
import { isRecord } from "#platform/shared/is-record.ts";
import { pino, type DestinationStream, type Logger } from "pino";

export interface LogOptions {
  /** `silent`, `error`, `warn`, `info` (default) or `debug`. */
  level?: string;
  /** Where lines go; default is standard output. */
  destination?: DestinationStream;
}

/** Opens the log. Give it to Fastify as `loggerInstance`; requests and errors are then written as below. */
export function openLog({ level = "info", destination }: LogOptions = {}): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths, censor: "[hidden]" },
      hooks: {
        // Without a message of its own a line would repeat the error's, people and all.
        logMethod([fields, message, ...values], method) {
          const text = message ?? (fields instanceof Error || hasError(fields) ? "error" : undefined);
          const [first, second] =
            typeof fields === "string"
              ? [withoutSecrets(fields), text]
              : [fields, text && withoutSecrets(text)];
          method.apply(this, second === undefined ? [first] : [first, second, ...values]);
        },
      },
      serializers: { req: requestFacts, err: errorFacts, error: errorFacts },
    },
    destination ?? pino.destination(1),
  );
}

/** What a log line says of an error: enough to find the place, nothing of the people concerned. */
export function errorFacts(error: unknown): ErrorFacts {
  if (isBuilt(error)) return error;
  const facts = factsOf(error);
  buildMessage.add(facts);
  return facts;
}

interface ErrorFacts {
  name: string;
  code?: unknown;
  message: string;
  stack?: string;
}

/** Lines that bring facts along go through the serializer as well: it must not take them for something thrown. */
const buildMessage = new WeakSet<object>();
const isBuilt = (value: unknown): value is ErrorFacts => isRecord(value) && buildMessage.has(value);

function factsOf(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutSecrets(String(error)) };
  const { name } = error;
  const code: unknown = "code" in error ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => line.trim().startsWith("at ")) ?? [];
  return { name, code, message: withoutSecrets(error.message), stack: frames.slice(0, 20).join("\n") };
}

/** What someone sent may be part of a message, as long as they liked. */
const longestText = 10_000;

/** Takes mail addresses and tokens out of free text; very long text is truncated first. */
export function withoutSecrets(text: string): string {
  return (
    text
      .slice(0, longestText)
      // Bounded: the parts of an address have their longest.
      .replace(/[^\s"'<>()@=,;:]{1,64}@[^\s"'<>()@=,;:]{1,255}/g, "[email]")
      // Bounded: entered at the beginning of a word alone.
      .replace(/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]")
      .replace(/\b(bearer|token|password|secret)([=: ]+)\S+/gi, "$1$2[hidden]")
  );
}

/**
 * A path as it may be logged: signed links lose their token, `/cable` and token-bearing queries lose the
 * query.
 */
export function withoutTokens(url: string): string {
  const [path = "", query] = url.split("?", 2);
  const safePath = path.replace(
    /^\/(files(?:\/uploads|\/resumable)?|unsubscribe)\/(?!uploads\/|resumable\/|public\/)[^/]+/,
    "/$1/[hidden]",
  );
  if (query === undefined) return safePath;
  if (/^\/cable\b/.test(path)) return `${safePath}?[hidden]`;
  const pairs = query.split("&").map((pair) => {
    const [name = ""] = pair.split("=", 1);
    return /token|password|secret|email|signature|ticket/i.test(decodeURIComponentSafely(name))
      ? `${name}=[hidden]`
      : pair;
  });
  return `${safePath}?${pairs.join("&")}`;
}

const secretNames = ["authorization", "cookie", "password", "passwordConfirmation", "currentPassword"];
const secretHeaders = ["refresh-token", "access-token", "set-cookie", "stripe-signature", "idempotency-key"];
const secretPaths = [
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  ...secretHeaders.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
  ...["accessToken", "refreshToken", "resetPasswordToken", "token", "secret"].flatMap((name) => [
    name,
    `*.${name}`,
  ]),
];

const hasError = (fields: unknown) =>
  typeof fields === "object" && fields !== null && ("err" in fields || "error" in fields);

function requestFacts(request: { method?: string; url?: string; id?: unknown }) {
  return { id: request.id, method: request.method, url: request.url && withoutTokens(request.url) };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
