/** POST direct_uploads: says what is coming, and gets the address to PUT it to. */
import { z } from "zod";
import { isSignedIn } from "#platform/shared/actor.ts";
import { fileKinds, tooLargeTexts } from "#platform/shared/file-kinds.ts";
import { action, type Action } from "../action.ts";
import type { WriteContext } from "../context.ts";
import { forbidden, tooLarge, tooManyRequests, unauthorized, unsupportedMediaType } from "../errors.ts";
import type { TokenSigner } from "../signed-token.ts";
import { kindFor, purposeOf, uploadPurposeNames } from "./purposes.ts";
import type { FileStorage } from "./storage.ts";

export interface DirectUploadOptions {
  storage: FileStorage;
  tokens: TokenSigner;
}

const Upload = z.object({
  filename: z.string().trim().min(1, /*i18n*/ "Enter a file name").max(255),
  byteSize: z.number().int().positive(/*i18n*/ "The file is empty"),
  contentType: z.string().trim().toLowerCase().max(200),
  checksum: z.string().regex(/^[A-Za-z0-9+/]{22}==$/, /*i18n*/ "The checksum must be an MD5 in base64"),
  purpose: z.enum(uploadPurposeNames),
});

const minutesToUpload = 60;
const openUploadsAtMost = 50;

/** Answers `{id, url, headers}`: PUT the bytes to `url` with exactly these headers, then attach by `id`. */
export function directUploads({ storage, tokens }: DirectUploadOptions): Action {
  return action({
    path: "direct_uploads",
    for: ["educator", "employer", "unchosen", "operator"],
    input: Upload,
    summary: "Announces a file; answers with a signed address to PUT it to.",
    async run(context, input) {
      refuseWrongKind(context, input);
      const id = await announce(context, input);
      const { contentType, byteSize, checksum } = input;
      const expiresInSeconds = minutesToUpload * 60;
      const target = await storage.signPut?.({ id, byteSize, contentType, checksum, expiresInSeconds });
      if (target) return { status: 201, json: { id, ...target } };
      const token = await tokens.sign("upload", id, expiresInSeconds);
      const url = `${context.origin}/files/uploads/${token}`;
      return {
        status: 201,
        json: { id, url, headers: { "Content-Type": contentType, "Content-MD5": checksum } },
      };
    },
  });
}

function refuseWrongKind(
  { actor }: WriteContext,
  { purpose: name, contentType, byteSize }: z.output<typeof Upload>,
): void {
  const purpose = purposeOf(name);
  if (!purpose.for.includes(actor.kind)) throw forbidden(/*i18n*/ "You can't upload files for this.");
  const kind = kindFor(purpose, contentType);
  if (!kind) throw wrongType();
  const { maxBytes } = fileKinds[kind];
  const source = { pointer: "/data/attributes/byteSize" };
  if (byteSize > maxBytes) throw tooLarge(tooLargeTexts[kind], { source, meta: { maxBytes } });
}

export const wrongType = () =>
  unsupportedMediaType(/*i18n*/ "This kind of file can't be used here.", {
    source: { pointer: "/data/attributes/contentType" },
  });

async function announce({ db, actor }: WriteContext, input: z.output<typeof Upload>): Promise<string> {
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  const { open } = await db
    .selectFrom("files")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("ownerAccountId", "=", actor.accountId)
    .where("attachedAt", "is", null)
    .executeTakeFirstOrThrow();
  if (open >= openUploadsAtMost) throw tooManyRequests(3_600);
  const row = await db
    .insertInto("files")
    .values({ ...input, ownerAccountId: actor.accountId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
