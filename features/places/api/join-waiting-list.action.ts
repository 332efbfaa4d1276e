/** `POST waiting_list`: somebody wants to be told when we open where they are. Asking twice is asking once. */
import { brandAt } from "#features/brands/api/brand-of-host.ts";
import { action } from "#platform/server/action.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { fiveDigits } from "../zip-code.ts";
import { waitingListInput } from "../waiting-list.ts";
import { locateZip } from "./locate-zip.ts";
import { z } from "zod";

export const joinWaitingList = action({
  path: "waiting_list",
  for: ["guest", "educator", "employer", "unchosen", "operator"],
  operators: operatorRoles,
  access: "everyone",
  input: waitingListInput,
  summary: "Asks to be told when an area opens.",
  answers: { 200: json(z.object({ meta: z.object({ alreadyListed: z.boolean() }) })) },
  async run({ db, language, origin }, { email, zipCode, userType }) {
    await locateZip(db, zipCode, "zipCode");
    const brand = await brandAt(db, origin);
    const added = await db
      .insertInto("waitingListEntries")
      .values({ email, zipCode: fiveDigits(zipCode), userType, language, brandId: brand?.id ?? null })
      .onConflict((known) => known.columns(["email", "zipCode", "userType"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    return { json: { meta: { alreadyListed: added === undefined } } };
  },
});
