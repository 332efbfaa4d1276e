/** A brand's logo: a file that an operator uploaded, or an address elsewhere. */
import type { WriteContext } from "#platform/server/context.ts";
import { releaseFile } from "#platform/server/files/attach.ts";
import { attach } from "#platform/server/files/file-field.ts";
import { publicFileId } from "#platform/shared/public-file-path.ts";
import { z } from "zod";
import type { BrandLogo } from "../brand.ts";

/** Takes the file that a new logo names into use, and releases the one that it replaces. */
export async function replaceLogo(
  context: WriteContext,
  before: BrandLogo | null,
  after: BrandLogo | null,
): Promise<void> {
  const [old, id] = [fileOf(before), fileOf(after)];
  if (old === id) return;
  if (id) await attach(context, { name: "logo", purpose: "brand_logo" }, { id });
  if (old) await releaseFile(context.db, old);
}

function fileOf(logo: BrandLogo | null): string | undefined {
  const id = publicFileId(logo?.mediumUrl ?? "");
  return z.uuid().safeParse(id).success ? id : undefined;
}
