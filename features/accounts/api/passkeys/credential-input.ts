/** What browsers send of a passkey (WebAuthn Level 3, the JSON forms of its responses). */
import { z } from "zod";

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const credential = {
  // A credential id has at most 1,023 bytes.
  id: base64url(1364),
  rawId: base64url(1364),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
  // Extensions are not asked for.
  clientExtensionResults: z.unknown().transform(() => ({})),
};
const clientDataJSON = base64url(4000);
const transports = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** Of a passkey that was just made. Ways to reach it that are unknown here are left out. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().max(20))
      .max(10)
      .catch([])
      .transform((names) => names.flatMap((name) => transports.safeParse(name).data ?? [])),
  }),
});

/** Of one that signed a challenge. */
export const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional().catch(undefined),
  }),
});
