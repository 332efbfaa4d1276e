/** For tests: an authenticator in software, with ES256 keys and no attestation, as WebAuthn Level 3 describes. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const flags = { userPresent: 1, userVerified: 4, attestedData: 64 };

export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (bits: number, counter: number, ...more: Uint8Array[]) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(bits);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(new URL(origin).hostname).digest(), head, ...more]);
  };
  const credential = (response: object) => ({
    ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
    response,
  });
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

  return {
    id,
    /** Makes a passkey. */
    create({ challenge }: { challenge: string }, { from = origin, isVerified = true } = {}) {
      const { x, y } = publicKey.export({ format: "jwk" });
      const point = (value?: string) => new Uint8Array(Buffer.from(value!, "base64url"));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]) as never,
      );
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credentialId.length);
      const bits = flags.userPresent + flags.attestedData + (isVerified ? flags.userVerified : 0);
      const authData = authenticatorData(bits, 0, Buffer.alloc(16), size, credentialId, key);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: text(clientData("webauthn.create", challenge, from)),
        attestationObject: text(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      });
    },
    /** Signs a challenge. */
    sign({ challenge }: { challenge: string }, { from = origin, isVerified = true, counter = 0 } = {}) {
      const data = clientData("webauthn.get", challenge, from);
      const signed = authenticatorData(flags.userPresent + (isVerified ? flags.userVerified : 0), counter);
      const signature = createSign("sha256")
        .update(Buffer.concat([signed, createHash("sha256").update(data).digest()]))
        .sign(privateKey);
      return credential({
        ...{ clientDataJSON: text(data), authenticatorData: text(signed), signature: text(signature) },
      });
    },
  };
}
