/** Options of the cable checks: they listen to applications while one changes its state back and forth. */
import type { TestData } from "./test-data.ts";
import type { Product } from "./product.ts";

export const cableOptions = (
  { url }: Product,
  { employer, foreignProfileId, changeApplication }: TestData,
) => ({
  wsUrl: `${url.replace("http", "ws")}/cable`,
  token: employer.headers.Authorization!.replace("Bearer ", ""),
  employerProfileId: employer.employerProfileId,
  foreignEmployerProfileId: foreignProfileId,
  channel: { channel: "ApplicationsChannel" },
  otherChannel: { channel: "NotificationsChannel" },
  rejectedChannel: { channel: "ApplicationsChannel", jobListingId: crypto.randomUUID() },
  deliver: changeApplication,
});
