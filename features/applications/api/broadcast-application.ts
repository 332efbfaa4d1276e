/** Which sockets receive changes of an application: those of its employer's team, and of the educator who sent it. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { applicationStreams } from "./applications.channel.ts";

interface BroadcastApplication {
  id: string;
  employerId: string;
  userProfileId: string;
  jobListingId: string;
}

/** A change that the educator must not know of yet is sent to the employer only. */
export async function broadcastApplication(
  db: Queryable,
  application: BroadcastApplication,
  event: "application.created" | "application.updated",
  to: "both" | "employer" | "educator" = "both",
): Promise<void> {
  const [educator, ...employer] = applicationStreams(application);
  const streams = { both: [educator!, ...employer], employer, educator: [educator!] }[to];
  await broadcast(db, { streams, event, resource: "job_applications", id: application.id });
}
