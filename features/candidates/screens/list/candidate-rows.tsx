/** The rows of the list: one Tab stop; J/K and arrows move, Enter opens, X selects, L likes. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import type { RowSelection } from "#platform/web/hooks/use-row-selection.ts";
import type { Candidate } from "../candidate-slots.ts";
import { CandidateRow } from "./candidate-row.tsx";
import listRow from "#platform/web/ui/data/list-row.module.css";
import classes from "./candidate-list.module.css";
import rowClasses from "./candidate-row.module.css";
import { useLikeCandidate } from "./use-like-candidate.ts";
import { useNoteCounts } from "./use-note-counts.ts";

interface CandidateRowsProps {
  profiles: readonly Candidate[];
  selection: RowSelection<Candidate>;
  /** Ids of those who came to match the opened saved filters. */
  newMatches: ReadonlySet<string>;
  /** The slug of who is open beside the list. */
  open: string | null;
  /** Opens a candidate, beside the list or on their own page. */
  onOpen: (slug: string) => void;
  /** Whether a press on a name stays on this page. */
  staysHere: boolean;
}

export function CandidateRows(props: CandidateRowsProps) {
  const { profiles, selection, newMatches, open, onOpen, staysHere } = props;
  const { t } = useLingui();
  const like = useLikeCandidate();
  const notes = useNoteCounts(profiles);
  const keys = useListKeys({
    count: profiles.length,
    open: (index) => onOpen(profiles[index]!.slug),
    like: (index) => like(profiles[index]!, !profiles[index]!.liked),
    select: selection.toggle,
  });
  return (
    <>
      <label className={listRow.all}>
        <input type="checkbox" checked={selection.isPageChosen} onChange={selection.choosePage} />
        <Trans>Select this page</Trans>
      </label>
      <ul aria-label={t`Educators`} className={classes.rows} {...keys.list}>
        {profiles.map((profile, index) => (
          <li key={profile.id} className={rowClasses.item}>
            <CandidateRow
              profile={profile}
              notesCount={notes.get(profile.id)}
              isNewMatch={newMatches.has(profile.id)}
              isOpen={profile.slug === open}
              isSelected={selection.ids.has(profile.id)}
              onSelect={(extend) => selection.toggle(index, extend)}
              keys={keys.row(index)}
              onOpen={(event) => {
                if (!staysHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(profile.slug);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
