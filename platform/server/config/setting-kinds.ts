/** The kinds of values a setting may have, each with the text that completes "must be …". */
import { createPrivateKey } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";

export const onOff = z.enum(["on", "off"], "on or off").transform((value) => value === "on");

export function wholeNumber(min: number, max: number) {
  const hint = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, hint)
    .transform(Number)
    .refine((value) => value >= min && value <= max, hint);
}

/** An address with one of the given protocols, such as `["http:", "https:"]`. */
export const urlSetting = (protocols: string[], hint: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), hint);

/** Of square pictures of a map, in the usual grid: zoom, column and row stand in braces. */
export const tileAddress = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      ["https:", "http:"].includes(new URL(value).protocol) &&
      !/[{}]/.test(new URL(value).host) &&
      ["{z}", "{x}", "{y}"].every((part) => value.includes(part)),
    "an address like https://tiles.example.org/{z}/{x}/{y}.png",
  );

/** Scheme, host and port only, given back in the form browsers send. */
export const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && isOrigin(new URL(value)),
    "an address like https://jobs.example.org",
  )
  .transform((value) => new URL(value).origin);

export const text = z.string();
export const secret = (least: number) => z.string().min(least, `at least ${least} characters`);
export const mailAddress = z
  .string()
  .regex(/^[^@\s]+@[^@\s]+$|<[^@\s<]+@[^@\s>]+>$/, "a mail address, or Name <address>");
export const hostName = z
  .string()
  .regex(/^[a-z0-9.-]+$/i, "a host name like api.example.org")
  .transform((value) => value.toLowerCase());
export const hostAndPort = z
  .string()
  .regex(/^[a-z0-9.:[\]-]+:\d{1,5}$/i, "a host and a port like 127.0.0.1:8080")
  .transform((value) => value.toLowerCase().replace(/^\[(.*)\](:\d+)$/, "$1$2"));
export const proxy = z.string().refine(isAddressRange, "an IP address or a range like 10.0.0.0/8");

/** A private key on the curve P-256 (PKCS #8, PEM); line breaks may be written as `\n`. */
export const signingKey = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine(isSigningKey, "a private key on the curve P-256, as in Apple's .p8 file");

/** Comma-separated values of one kind; empty means none. */
export const listOf = <T>(one: z.ZodType<T, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(one));

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}

function isOrigin(url: URL): boolean {
  return ["http:", "https:"].includes(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
}

function isAddressRange(value: string): boolean {
  const [ip = "", bits, ...rest] = value.split("/");
  const family = isIP(ip);
  if (!family || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
