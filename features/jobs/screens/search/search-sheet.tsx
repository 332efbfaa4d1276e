/** Small screens: one field that shows the search, and opens words and place as a full-screen sheet; without scripts, both. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconSearch from "~icons/tabler/search";
import { useState } from "react";

import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { SearchBar } from "./search-bar.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./search-sheet.module.css";
import type { JobSearchState } from "./use-job-search.ts";

export function SearchSheet({ state: { criteria, setFilters } }: { state: JobSearchState }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const says = [criteria.q, criteria.address].filter(Boolean).join(", ");
  return (
    <div className={classes.place} role="search" aria-label={t`Jobs`}>
      <Row
        as="button"
        type="button"
        gap={12}
        justify="between"
        className={`${field.input} ${classes.field}`}
        aria-haspopup="dialog"
        aria-label={says ? t`Search jobs: ${says}` : undefined}
        onClick={() => setOpen(true)}
      >
        <span className={says ? "truncate" : "truncate muted"}>{says || <Trans>Search jobs</Trans>}</span>
        <IconSearch />
      </Row>
      <noscript>
        <SearchBar isStacked q={criteria.q} address={criteria.address} />
      </noscript>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t`Search jobs`}>
        <div className={classes.sheet}>
          <SearchBar
            isStacked
            q={criteria.q}
            address={criteria.address}
            onChange={(change, isDone) => {
              setFilters(change);
              if (isDone) setOpen(false);
            }}
          />
        </div>
      </Dialog>
    </div>
  );
}
