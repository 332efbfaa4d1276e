/** Whether a webhook really comes from Twilio: its address and parameters, signed with the account's token. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** As Twilio makes it: HMAC-SHA1 over the full address and each parameter's name and value, sorted by name. */
export function twilioSignature(authToken: string, url: string, parameters: Record<string, string>): string {
  const signedText = Object.keys(parameters)
    .toSorted()
    .map((name) => name + parameters[name]);
  return createHmac("sha1", authToken)
    .update(url + signedText.join(""))
    .digest("base64");
}

/** True where the signature is right for one of the addresses this product is known by. */
export function isFromTwilio(
  authToken: string,
  signature: string,
  urls: readonly string[],
  parameters: Record<string, string>,
): boolean {
  const givenSignature = Buffer.from(signature);
  return urls.some((url) => {
    const expectedSignature = Buffer.from(twilioSignature(authToken, url, parameters));
    return (
      givenSignature.length === expectedSignature.length && timingSafeEqual(givenSignature, expectedSignature)
    );
  });
}
