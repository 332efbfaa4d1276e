/** POST direct_uploads: declares an upload, and gets the address to PUT it to. */
import { z } from "zod";
import { isSignedIn } from "#platform/shared/actor.ts";
import { fileKinds, tooLargeMessages } from "#platform/shared/file-kinds.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { action, type Action } from "../action.ts";
import { json } from "../engine/describe-route.ts";
import type { WriteContext } from "../context.ts";
import { forbidden, tooLarge, tooManyRequests, unauthorized } from "../errors.ts";
import { lockLimit } from "../database/lock-limit.ts";
import type { TokenSigner } from "../crypto/signed-token.ts";
import { kindFor, purposeOf, uploadPurposeNames } from "./purposes.ts";
import { resumablePath } from "./resumable.ts";
import { wrongTypeError } from "./detect-content-type.ts";
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

const declaredUpload = z.object({
  id: z.uuid(),
  url: z.string().describe("Where to PUT the bytes"),
  headers: z.record(z.string(), z.string()).describe("To send with them, exactly"),
  resumable: z.object({ url: z.string() }).describe("Where to send them in parts, by the tus protocol"),
});

const uploadSeconds = 3_600;
/**
 * As long as unattached files are retained (delete-discarded-files.job.ts): a large upload may be resumed
 * the same evening.
 */
const resumeSeconds = 24 * 3_600;
const maxOpenUploads = 50;
const maxOpenBytes = 2 * 1024 ** 3;

/**
 * Answers `{id, url, headers, resumable: {url}}`: PUT the bytes to `url` with exactly these headers, or send
 * them in parts to `resumable.url` by the tus protocol, from where its HEAD says; then attach by `id`.
 */
export function directUploads({ storage, tokens }: DirectUploadOptions): Action {
  return action({
    path: "direct_uploads",
    for: ["educator", "employer", "unchosen", "operator"],
    operators: operatorRoles,
    access: "preparation",
    input: Upload,
    summary: "Announces a file; answers with a signed address to PUT it to.",
    answers: { 201: json(declaredUpload) },
    async run(context, input) {
      requireAllowedKind(context, input);
      const id = await declareUpload(context, input);
      const { contentType, byteSize, checksum } = input;
      const file = { id, byteSize, contentType, checksum, expiresInSeconds: uploadSeconds };
      const target = (await storage.uploads.signPut?.(file)) ?? {
        url: `${context.origin}/files/uploads/${await tokens.sign("upload", id, uploadSeconds)}`,
        headers: { "Content-Type": contentType, "Content-MD5": checksum },
      };
      const resumableTarget = await tokens.sign("resume", id, resumeSeconds);
      const resumable = { url: `${context.origin}${resumablePath}/${resumableTarget}` };
      return { status: 201, json: { id, ...target, resumable } };
    },
  });
}

function requireAllowedKind(
  { actor }: WriteContext,
  { purpose: name, contentType, byteSize }: z.output<typeof Upload>,
): void {
  const purpose = purposeOf(name);
  if (!purpose.for.includes(actor.kind)) throw forbidden(/*i18n*/ "You can't upload files for this.");
  const kind = kindFor(purpose, contentType);
  if (!kind) throw wrongTypeError();
  const { maxBytes } = fileKinds[kind];
  const source = { pointer: "/data/attributes/byteSize" };
  if (byteSize > maxBytes) throw tooLarge(tooLargeMessages[kind], { source, meta: { maxBytes } });
}

async function declareUpload({ db, actor }: WriteContext, input: z.output<typeof Upload>): Promise<string> {
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  await lockLimit(db, "direct_uploads", actor.accountId);
  const { open, bytes } = await db
    .selectFrom("files")
    .select((eb) => [eb.fn.countAll<number>().as("open"), eb.fn.sum<number | null>("byteSize").as("bytes")])
    .where("ownerAccountId", "=", actor.accountId)
    .where("attachedAt", "is", null)
    .executeTakeFirstOrThrow();
  const tooMuch = Number(bytes ?? 0) + input.byteSize > maxOpenBytes;
  if (open >= maxOpenUploads || tooMuch) throw tooManyRequests(3_600);
  const row = await db
    .insertInto("files")
    .values({ ...input, ownerAccountId: actor.accountId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}
