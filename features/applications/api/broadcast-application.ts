/** Which sockets hear of an application: its employer's team, and the educator who sent it. */
import { broadcast } from "#platform/server/cable/broadcast.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { applicationStreams } from "./applications.channel.ts";

interface Parties {
  id: string;
  employerId: string;
  userProfileId: string;
  jobListingId: string;
}

type Event = "application.created" | "application.updated";

const resource = "job_applications";

export async function tellBoth(db: Queryable, application: Parties, event: Event): Promise<void> {
  await broadcast(db, { streams: applicationStreams(application), event, resource, id: application.id });
}

/** What the educator is not to know yet is not announced to them either. */
export async function tellEmployer(db: Queryable, application: Parties, event: Event): Promise<void> {
  const [, ...streams] = applicationStreams(application);
  await broadcast(db, { streams, event, resource, id: application.id });
}

export async function tellEducator(db: Queryable, application: Parties, event: Event): Promise<void> {
  const [educator] = applicationStreams(application);
  await broadcast(db, { streams: [educator!], event, resource, id: application.id });
}
