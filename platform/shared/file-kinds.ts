/** Kinds of files by size limit: the browser checks before it sends, the server again. */
import { isOneOf } from "#platform/shared/literals.ts";

const megabyte = 1024 * 1024;

export const fileKinds = {
  document: {
    maxBytes: 10 * megabyte,
    types: [
      "application/pdf",
      "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/vnd.oasis.opendocument.text",
      "application/rtf",
    ],
  },
  // No SVG: it is a document that runs scripts.
  image: { maxBytes: 5 * megabyte, types: ["image/jpeg", "image/png", "image/webp", "image/gif"] },
  video: { maxBytes: 200 * megabyte, types: ["video/mp4", "video/quicktime", "video/webm"] },
} as const satisfies Record<string, { maxBytes: number; types: string[] }>;

export type FileKind = keyof typeof fileKinds;

export const tooLargeMessages: Record<FileKind, string> = {
  document: /*i18n*/ "Documents can have up to 10 MB.",
  image: /*i18n*/ "Images can have up to 5 MB.",
  video: /*i18n*/ "Videos can have up to 200 MB.",
};

/** Some systems do not know what a document is: then its ending says so. */
const typesByEnding: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
};

/** Which files can be sent instead, by the kinds that are taken. */
const wrongKindMessages: Record<string, string> = {
  document: /*i18n*/ "This kind of file can't be used here. Use a PDF, Word, OpenDocument or RTF file.",
  image: /*i18n*/ "This kind of file can't be used here. Use a JPEG, PNG, WebP or GIF image.",
  video: /*i18n*/ "This kind of file can't be used here. Use an MP4, MOV or WebM video.",
  "document,image":
    /*i18n*/ "This kind of file can't be used here. Use a PDF, Word, OpenDocument or RTF file, or a JPEG, PNG, WebP or GIF image.",
};

export const wrongKindMessage = (kinds: readonly FileKind[]): string =>
  wrongKindMessages[kinds.toSorted().join()] ?? /*i18n*/ "This kind of file can't be used here.";

/** The declared content type of a file; "" when unknown. */
export const contentTypeOf = ({ name, type }: { name: string; type: string }): string =>
  Object.values(typesByEnding).includes(type)
    ? type
    : (typesByEnding[name.split(".").at(-1)!.toLowerCase()] ?? type);

/** Why a file is not accepted, before any byte is sent; null when it is. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  kinds: readonly FileKind[],
): string | null {
  const type = contentTypeOf(file);
  const kind = kinds.find((one) => isOneOf(fileKinds[one].types, type));
  if (!kind) return wrongKindMessage(kinds);
  if (file.size === 0) return /*i18n*/ "The file is empty";
  return file.size > fileKinds[kind].maxBytes ? tooLargeMessages[kind] : null;
}

/** For a file chooser: endings, which also show where a type is not known. */
export const endingsOf = (kinds: readonly FileKind[]): string[] =>
  Object.entries(typesByEnding)
    .filter(([, type]) => kinds.some((kind) => isOneOf(fileKinds[kind].types, type)))
    .map(([ending]) => `.${ending}`);
