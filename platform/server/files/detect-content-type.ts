/** The content type of a file by its bytes, regardless of what the client declared. */
import type { Readable } from "node:stream";
import { fileTypeFromStream } from "file-type/node";
import { unsupportedMediaType } from "../errors.ts";
import { kindFor, purposeOf } from "./purposes.ts";

interface DeclaredFile {
  purpose: string;
  contentType: string;
}

/**
 * Word's old format only identifies itself as one of Microsoft's, so there the name decides.
 * @throws ApiError 415 when the purpose does not accept the type, or it is of another kind than declared.
 */
export async function detectContentType(
  { purpose, contentType }: DeclaredFile,
  bytes: Readable,
): Promise<string> {
  try {
    const sniffed = (await fileTypeFromStream(bytes))?.mime ?? "";
    const type =
      sniffed === "application/x-cfb" && contentType === "application/msword" ? contentType : sniffed;
    const kind = kindFor(purposeOf(purpose), type);
    // The size was allowed for the declared kind.
    if (!kind || kind !== kindFor(purposeOf(purpose), contentType)) throw wrongTypeError();
    return type;
  } finally {
    bytes.destroy();
  }
}

export const wrongTypeError = () =>
  unsupportedMediaType(/*i18n*/ "This kind of file can't be used here.", {
    source: { pointer: "/data/attributes/contentType" },
  });
