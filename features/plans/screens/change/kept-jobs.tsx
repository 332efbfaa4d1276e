/** Which published jobs stay where a plan has room for fewer: the newest are ticked, the owner may choose others. */
import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";

import { JobListing } from "#features/jobs/job-listing.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import fieldClasses from "#platform/web/ui/form/field.module.css";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";

/** As many as a page of the list has; a program with more chooses among its newest. */
const maxListed = 100;

/** @param limit how many may stay; null or undefined for any number. */
export function useKeptJobs(limit: number | null | undefined) {
  const query = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: ["published"] },
    fields: { job_listings: ["title", "publishedAt"] },
    sort: "-publishedAt",
    size: maxListed,
  });
  const [chosen, setChosen] = useState<string[] | null>(null);
  const jobs = query.data ?? [];
  const isShort = limit !== null && limit !== undefined && query.total > limit;
  const ids = isShort ? (chosen ?? jobs.slice(0, limit).map(({ id }) => id)) : [];
  return {
    query,
    limit: limit ?? 0,
    total: query.total,
    /** The plan has room for fewer jobs than are published. */
    isShort,
    ids,
    isTooMany: isShort && ids.length > limit,
    toggle: (id: string) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
  };
}

/** Once its query has answered. */
export function KeptJobs({ kept }: { kept: ReturnType<typeof useKeptJobs> }) {
  const errorId = useId();
  const { query, limit, total, isShort, ids, isTooMany, toggle } = kept;
  if (!isShort) return null;
  return (
    <fieldset
      className={fieldClasses.field}
      aria-describedby={errorId}
      data-wrong={isTooMany || undefined}
      tabIndex={-1}
    >
      <legend className={fieldClasses.label}>
        <Plural
          value={total}
          one="You have # published job. Which stays?"
          other="You have # published jobs. Which stay?"
        />
      </legend>
      <p className={fieldClasses.hint}>
        <Plural
          value={limit}
          one="The plan has room for #. The others pause and are never deleted."
          other="The plan has room for #. The others pause and are never deleted."
        />
      </p>
      <Stack gap={8} className={fieldClasses.rows}>
        {query.data?.map(({ id, title }) => (
          <Row as="label" key={id} gap={12} align="start" className={fieldClasses.row}>
            <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} />
            <span>{title}</span>
          </Row>
        ))}
      </Stack>
      <p id={errorId} role="alert" className={fieldClasses.error}>
        {isTooMany && <Trans>Choose at most {limit}</Trans>}
      </p>
    </fieldset>
  );
}
