/** Whether employers can sign up in the area of a ZIP. */
import { Geography } from "#features/places/geography.ts";
import { fiveDigits, unknownZipCode } from "#features/places/zip-code.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";

/** Rejects with an error of the field `zipCode` when the ZIP is unknown. */
export async function checkArea(zip: string): Promise<boolean> {
  const zipCode = fiveDigits(zip.trim());
  const areas = linkAll(Geography, await call(collectionPath(Geography, { filter: { zipCode } })));
  if (areas.length === 0) await call(`places?filter[zipCode]=${zipCode}`).catch(throwAtField);
  return areas.some(({ userProfileRegisterable }) => userProfileRegisterable);
}

function throwAtField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "unknown_zip") throw error;
  throw new ApiError("status", unknownZipCode, 422, [{ detail: unknownZipCode, meta: { field: "zipCode" } }]);
}
