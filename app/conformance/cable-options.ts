/** The cable is checked on the channel of applications, which an application moved to and fro is heard on. */
import type { Prepared } from "./prepare.ts";
import type { Product } from "./product.ts";

export const cableOptions = (
  { url }: Product,
  { employer, foreignProfileId, moveApplication }: Prepared,
) => ({
  wsUrl: `${url.replace("http", "ws")}/cable`,
  token: employer.headers.Authorization!.replace("Bearer ", ""),
  employerProfileId: employer.employerProfileId,
  foreignEmployerProfileId: foreignProfileId,
  channel: { channel: "ApplicationsChannel" },
  otherChannel: { channel: "NotificationsChannel" },
  rejectedChannel: { channel: "ApplicationsChannel", jobListingId: crypto.randomUUID() },
  deliver: moveApplication,
});
