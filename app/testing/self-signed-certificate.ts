/** A certificate for `localhost` that signs itself, made anew for each test: its DER is written by hand (RFC 5280). */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { dayMs } from "#platform/shared/duration.ts";

const tags = { integer: 0x02, bits: 0x03, oid: 0x06, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 };

/** Tag, length, value; values here are shorter than 64 kB. */
function element(tag: keyof typeof tags, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tags[tag], ...size]), value]);
}

const ecdsaWithSha256 = element("sequence", element("oid", Buffer.from("2a8648ce3d040302", "hex")));
const commonName = element("oid", Buffer.from("550403", "hex"));
const utcTime = (date: Date) =>
  element("time", Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));

/** Both as PEM; good for a day. */
export function selfSignedCertificate(): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = element(
    "sequence",
    element("set", element("sequence", commonName, element("text", Buffer.from("localhost")))),
  );
  const content = element(
    "sequence",
    element("integer", Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    element("sequence", utcTime(new Date(Date.now() - dayMs)), utcTime(new Date(Date.now() + dayMs))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = element("bits", Buffer.from([0]), sign("sha256", content, privateKey));
  const body = element("sequence", content, ecdsaWithSha256, signature).toString("base64");
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
