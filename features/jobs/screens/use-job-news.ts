/** New and closed jobs as they happen, for who is signed in: new ones are counted, closed ones say so where they stand. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import { call } from "#platform/web/api.ts";
import { patchCached } from "#platform/web/cached-documents.ts";
import { collectionPath, type CollectionOptions } from "#platform/web/collection-path.ts";
import type { WireResource } from "#platform/web/document.ts";
import { useSession } from "#platform/web/session.ts";
import { JobListing } from "../job-listing.ts";

interface JobNews {
  event: string;
  data: { id: string; listingStatus: string };
}

/** A burst of changes is one question. */
const patience = 1000;

/** `onPublished` is told once after a burst of jobs were published or changed while public. */
export function useJobChannel(onPublished?: () => void) {
  const client = useQueryClient();
  const { status } = useSession();
  const published = useEffectEvent(() => onPublished?.());
  useEffect(() => {
    if (status !== "signed-in") return;
    let leave: (() => void) | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const hear = ({ data: { id, listingStatus } }: JobNews) => {
      patchCached(client, { type: JobListing.type, id }, { listingStatus });
      if (listingStatus !== "published") return;
      clearTimeout(timer);
      timer = setTimeout(published, patience);
    };
    void import("#platform/web/cable.ts").then(({ subscribe }) => {
      if (!isOver) leave = subscribe("JobsChannel", {}, (message) => hear(message as JobNews));
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave?.();
    };
  }, [status, client]);
}

/** How many jobs of this search were published since it was opened, and not shown yet. */
export function useNewJobs(options: CollectionOptions, shown: readonly { id: string }[] | undefined) {
  const [since] = useState(() => new Date().toISOString());
  const search = collectionPath(JobListing, { filter: options.filter });
  const [found, setFound] = useState({ search, ids: [] as string[] });
  useJobChannel(async () => {
    const filter = { ...options.filter, updatedSince: since };
    const path = collectionPath(JobListing, { filter, size: 100, fields: { job_listings: ["publishedAt"] } });
    const { data } = await call(path).catch(() => ({ data: [] }));
    const fresh = (data as WireResource[]).filter(
      ({ attributes }) => String(attributes?.publishedAt) >= since,
    );
    setFound({ search, ids: fresh.map(({ id }) => id) });
  });
  // What was found for another search says nothing about this one.
  const ids = found.search === search ? found.ids : [];
  return ids.filter((id) => !shown?.some((job) => job.id === id)).length;
}
