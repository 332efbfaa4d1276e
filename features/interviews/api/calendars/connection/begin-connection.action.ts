/** `POST employers/calendar_connections`: sends somebody to Google or Microsoft, where they say whether we may look. */
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from "openid-client";
import { z } from "zod";
import { action } from "#platform/server/action.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { forbidden, notFound, unprocessable } from "#platform/server/errors.ts";
import { connectedServices } from "../../../calendar-constants.ts";
import { calendarProblems } from "../providers/calendar-error.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";

/** For reading what the service asks, finding a second factor, and thinking it over. */
const withinSeconds = 900;
export const connectionUse = "calendar-connection";

export const beginConnection = ({ services, secrets, tokens }: Calendars) =>
  action({
    path: "employers/calendar_connections",
    for: ["employer"],
    access: "preparation",
    input: z.strictObject({
      service: z.enum(connectedServices),
      /** Reconnects this one instead of creating another. */
      thirdPartyCredentialId: z.uuid().optional(),
    }),
    summary: "Begins connecting a calendar account; `url` is where to send its owner.",
    answers: { 201: json(z.object({ url: z.url() })) },
    run: async ({ db, actor: me, origin, now }, { service: name, thirdPartyCredentialId }) => {
      if (me.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
      const service = services[name];
      if (!service) throw unprocessable(calendarProblems.not_set_up!, { code: "not_set_up" });
      if (thirdPartyCredentialId) await refuseForeign(thirdPartyCredentialId);
      const verifier = randomPKCECodeVerifier();
      const { id } = await db
        .insertInto("calendarConnections")
        .values({
          employerProfileId: me.employerProfileId,
          sessionId: me.sessionId,
          service: name,
          origin,
          verifier: secrets.seal(sealedFor.verifier, verifier),
          thirdPartyCredentialId: thirdPartyCredentialId ?? null,
          expiresAt: new Date(now().getTime() + withinSeconds * 1_000),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const url = buildAuthorizationUrl(service.oauth, {
        ...service.asks,
        redirect_uri: service.redirectUri,
        scope: service.scope,
        state: await tokens.sign(connectionUse, id, withinSeconds),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      return { status: 201, json: { url: url.href } };

      async function refuseForeign(credential: string): Promise<void> {
        const own = await db
          .selectFrom("thirdPartyCredentials")
          .select("id")
          .where("id", "=", credential)
          .where("service", "=", name)
          .where("employerProfileId", "=", me.kind === "employer" ? me.employerProfileId : null)
          .executeTakeFirst();
        if (!own) throw notFound();
      }
    },
  });
