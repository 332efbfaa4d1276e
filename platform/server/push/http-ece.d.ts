/** The one function that tests use of a package without types. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  const httpEce: {
    decrypt(body: Buffer, options: { version: "aes128gcm"; privateKey: ECDH; authSecret: string }): Buffer;
  };
  export default httpEce;
}
