/** Saved filters that somebody new matches: opening one shows who. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { pages } from "#features/paths.ts";
import { useOpenSaved } from "#features/candidates/screens/saved/saved-filter-row.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { TodayRow, TodaySection } from "./today-section.tsx";
import type { Today } from "./use-today.ts";

const savedFiltersTab = `${pages.educators}?tab=saved`;

export function NewMatches({ query }: { query: Today["savedFilters"] }) {
  const { t } = useLingui();
  const open = useOpenSaved();
  return (
    <TodaySection
      title={t`New educators in your saved filters`}
      query={query}
      count={query.total}
      allAt={savedFiltersTab}
      allLabel={t`All saved filters`}
      failure={t`We couldn't load your saved filters.`}
    >
      {(rows) => (
        <Stack as="ul" gap={16}>
          {rows.map((saved) => (
            <TodayRow
              key={saved.id}
              name={saved.name}
              to={savedFiltersTab}
              actions={
                <Button variant="outline" size="small" onClick={() => open(saved)}>
                  <Trans>
                    See who<span className="visually-hidden">: {saved.name}</span>
                  </Trans>
                </Button>
              }
            >
              <Plural value={saved.diff.length} one="# new educator" other="# new educators" />
            </TodayRow>
          ))}
        </Stack>
      )}
    </TodaySection>
  );
}
