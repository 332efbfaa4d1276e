/** What files are for: who may upload them, of which kinds, how large, and whether the world may see them. */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";
import type { ActorKind } from "#platform/shared/actor.ts";
import { fileKinds, type FileKind } from "#platform/shared/file-kinds.ts";

export interface FilePurpose {
  for: ActorKind[];
  kinds: FileKind[];
  /** Shown to anyone at /files/public/:id once attached. */
  isPublic?: boolean;
}

export const filePurposes = {
  // Many have it only on paper: a photo of it is enough.
  resume: { for: ["educator"], kinds: ["document", "image"] },
  attachment: { for: ["educator", "employer"], kinds: ["document", "image"] },
  message_attachment: { for: ["educator", "employer"], kinds: ["document", "image"] },
  avatar: { for: ["educator", "employer"], kinds: ["image"] },
  transcript: { for: ["educator"], kinds: ["document", "image"] },
  // Files that profile questions request.
  answer_document: { for: ["educator"], kinds: ["document", "image"] },
  certification_document: { for: ["educator"], kinds: ["document", "image"] },
  video_answer: { for: ["educator"], kinds: ["video"] },
  // What the browser caught of the recording; the worker puts a frame of its own in its place where it can.
  video_poster: { for: ["educator"], kinds: ["image"] },
  profile_image: { for: ["employer", "operator"], kinds: ["image"], isPublic: true },
  gallery_photo: { for: ["employer", "operator"], kinds: ["image"], isPublic: true },
  brand_logo: { for: ["operator"], kinds: ["image"], isPublic: true },
  // Made by the server (store-file.ts): not uploadable.
  video_playable: { for: [], kinds: ["video"] },
  account_export: { for: [], kinds: [] },
} as const satisfies Record<string, FilePurpose>;

export type FilePurposeName = keyof typeof filePurposes;

/** Those that someone may upload. */
export const uploadPurposeNames = keysOf(filePurposes).filter((name) => filePurposes[name].for.length > 0);

export const purposeOf = (name: string): FilePurpose => filePurposes[name as FilePurposeName];

/** The kind a content type is of, among those a purpose takes; undefined when it takes none such. */
export function kindFor(purpose: FilePurpose, contentType: string): FileKind | undefined {
  return purpose.kinds.find((kind) => isOneOf(fileKinds[kind].types, contentType));
}
