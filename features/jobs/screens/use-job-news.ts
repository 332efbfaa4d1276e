/** New and closed jobs as they happen, for who is signed in: new ones are counted, closed ones say so where they stand. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { call } from "#platform/web/api.ts";
import { patchCached } from "#platform/web/cached-documents.ts";
import { collectionPath, type CollectionOptions } from "#platform/web/collection-path.ts";
import type { WireResource } from "#platform/web/document.ts";
import { onServer } from "#platform/web/server-clock.ts";
import { useChannel } from "#platform/web/use-channel.ts";
import { JobListing } from "../job-listing.ts";

interface JobNews {
  event: string;
  data: { id: string; listingStatus: string };
}

/** A burst of changes is one question. */
const patience = 1000;

interface Listeners {
  /** Told once after a burst of jobs were published or changed while public, and when some may have been missed. */
  onPublished?: () => unknown;
  /** The channel is heard from here on: what happened since the page was answered is not told any more. */
  onListening?: () => void;
}

export function useJobChannel({ onPublished, onListening }: Listeners) {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPublished?.(), patience);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useChannel(
    "JobsChannel",
    {},
    {
      hear: (push) => {
        const { id, listingStatus } = (push as unknown as JobNews).data;
        patchCached(client, { type: JobListing.type, id }, { listingStatus });
        if (listingStatus === "published") soon();
      },
      onListening: () => {
        onListening?.();
        soon();
      },
    },
  );
}

/** How many jobs of this search were published since it was opened, and not shown yet. */
export function useNewJobs(options: CollectionOptions, shown: readonly { id: string }[] | undefined) {
  const [opened] = useState(() => Date.now());
  const search = collectionPath(JobListing, { filter: options.filter });
  const [found, setFound] = useState({ search, ids: [] as string[] });
  const findNew = async () => {
    const since = new Date(onServer(opened)).toISOString();
    const filter = { ...options.filter, updatedSince: since };
    const path = collectionPath(JobListing, { filter, size: 100, fields: { job_listings: ["publishedAt"] } });
    const { data } = await call(path).catch(() => ({ data: [] }));
    const fresh = (data as WireResource[]).filter(
      ({ attributes }) => String(attributes?.publishedAt) >= since,
    );
    setFound({ search, ids: fresh.map(({ id }) => id) });
  };
  useJobChannel({ onPublished: findNew });
  // What was found for another search says nothing about this one.
  const ids = found.search === search ? found.ids : [];
  return ids.filter((id) => !shown?.some((job) => job.id === id)).length;
}
