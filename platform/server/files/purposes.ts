/** What files are for: who may upload them, of which kinds, how large, and whether the world may see them. */
import type { ActorKind } from "#platform/shared/actor.ts";

export interface FilePurpose {
  for: ActorKind[];
  kinds: FileKind[];
  /** Shown to anybody at /files/public/:id once attached. */
  isPublic?: boolean;
}

const megabyte = 1024 * 1024;

/** Kinds by size limit (API contract, section 7), each with the content types it takes. */
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

export const filePurposes = {
  resume: { for: ["educator"], kinds: ["document"] },
  attachment: { for: ["educator", "employer"], kinds: ["document", "image"] },
  avatar: { for: ["educator", "employer"], kinds: ["image"] },
  transcript: { for: ["educator"], kinds: ["document", "image"] },
  certification_document: { for: ["educator"], kinds: ["document", "image"] },
  video_answer: { for: ["educator"], kinds: ["video"] },
  profile_image: { for: ["employer", "operator"], kinds: ["image"], isPublic: true },
  brand_logo: { for: ["operator"], kinds: ["image"], isPublic: true },
} as const satisfies Record<string, FilePurpose>;

export type FilePurposeName = keyof typeof filePurposes;

export const filePurposeNames = Object.keys(filePurposes) as FilePurposeName[];
export const purposeOf = (name: string): FilePurpose => filePurposes[name as FilePurposeName];

/** The kind a content type is of, among those a purpose takes; undefined when it takes none such. */
export function kindFor(purpose: FilePurpose, contentType: string): FileKind | undefined {
  return purpose.kinds.find((kind) => (fileKinds[kind].types as readonly string[]).includes(contentType));
}
