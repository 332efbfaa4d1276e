/** Revokes a grant at its service, so that a refresh token in an old backup is useless. */
import { ResponseBodyError, tokenRevocation } from "openid-client";
import { z } from "zod";
import { job, type Job } from "#platform/server/job.ts";
import { connectedServices } from "../../../calendar-constants.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";

/** The refresh token travels as it lay in its row: encrypted. */
const payload = z.object({ service: z.enum(connectedServices), sealed: z.base64() });
export type RevokeGrant = Job<z.output<typeof payload>>;

/** Tried for about an hour; by then the row it came from is gone for good, and nothing of ours uses it. */
const attempts = 8;

/** RFC 7009. A service that knows no revocation (Microsoft) is left out, as is one that is set up no more. */
export const revokeGrantJob = ({ services, secrets }: Calendars): RevokeGrant =>
  job(
    "calendars.revoke-grant",
    payload,
    async ({ service, sealed }, { log }) => {
      const oauth = services[service]?.oauth;
      const token = secrets.open(sealedFor.secret, Buffer.from(sealed, "base64"));
      if (!oauth?.serverMetadata().revocation_endpoint || !token) return;
      try {
        await tokenRevocation(oauth, token, { token_type_hint: "refresh_token" });
      } catch (error) {
        // Given back before, by its owner or by an earlier try.
        if (error instanceof ResponseBodyError && error.error === "invalid_token") return;
        log.warn({ service }, "a calendar grant could not be revoked");
        // Without its cause: what a server answers may repeat the token.
        throw new Error(`The grant at ${service} could not be revoked`);
      }
    },
    { attempts },
  );
