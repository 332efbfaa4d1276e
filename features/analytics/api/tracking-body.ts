/** The bodies ahoy's clients send: JSON under any name, or the form of a beacon. */

/** Null where there is nothing that can be read. */
export async function readBody(body: Buffer | undefined, contentType = ""): Promise<unknown> {
  if (!body?.length) return null;
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType))
    return readForm(body, contentType);
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/** At most 8 KB, so it may be read at once; a file in it is no parameter. */
async function readForm(body: Buffer, contentType: string) {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { "Content-Type": contentType },
    }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  } catch {
    return null;
  }
}
