/** The rows of the list: one Tab stop; J/K and arrows move, Enter opens, X selects, L likes, M writes. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { useLatestCallback } from "#platform/web/hooks/use-latest-callback.ts";
import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import { useIsNarrow } from "#platform/web/hooks/use-media-query.ts";
import type { RowSelection } from "#platform/web/hooks/use-row-selection.ts";
import { useCompactRows } from "#platform/web/ui/data/use-compact-rows.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { type Candidate, writeToCandidate } from "../candidate-slots.ts";
import { CandidateRow } from "./candidate-row.tsx";
import listRow from "#platform/web/ui/data/list-row.module.css";
import classes from "./candidate-list.module.css";
import rowClasses from "./candidate-row.module.css";
import { useLikeCandidate } from "./use-like-candidate.ts";
import { useNoteCounts } from "./use-note-counts.ts";

const CandidateShortcuts = lazyPart(() =>
  import("./candidate-shortcuts.tsx").then((module) => module.CandidateShortcuts),
);

interface CandidateRowsProps {
  profiles: readonly Candidate[];
  selection: RowSelection<Candidate>;
  /** Ids of those who came to match the opened saved filters. */
  newMatches: ReadonlySet<string>;
  /** The slug of who is open beside the list. */
  open: string | null;
  /** Opens a candidate, beside the list or on their own page. */
  onOpen: (slug: string, how?: "push" | "replace") => void;
  /** Somebody is always open beside the list, so that two lines in it are enough. */
  isBeside: boolean;
  /** Whether a press on a name stays on this page. */
  staysHere: boolean;
}

export function CandidateRows(props: CandidateRowsProps) {
  const { profiles, selection, newMatches, open, onOpen, isBeside, staysHere } = props;
  const { t } = useLingui();
  const like = useLikeCandidate();
  const isNarrow = useIsNarrow();
  const [isCompact] = useCompactRows();
  const notes = useNoteCounts(profiles);
  const [writingTo, setWritingTo] = useState<Candidate | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const follow = useDebouncedCallback((slug: string) => onOpen(slug, "replace"), openDelayMs);
  const select = useLatestCallback((profile: Candidate, extend: boolean) =>
    selection.toggle(profiles.indexOf(profile), extend),
  );
  const openHere = useLatestCallback((event: React.MouseEvent, { slug }: Candidate) => {
    if (!staysHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(slug);
  });
  const runKey = (key: string, profile: Candidate | undefined) => {
    if (key === "?") setShowsKeys(true);
    else if (key === "m" && profile) setWritingTo(profile);
    else return false;
    return true;
  };
  const keys = useListKeys({
    count: profiles.length,
    open: (index) => onOpen(profiles[index]!.slug),
    like: (index) => like(profiles[index]!, !profiles[index]!.liked),
    select: selection.toggle,
    // While somebody is open beside the list, moving to the next row opens that one.
    onMove: (index) => isBeside && follow.schedule(profiles[index]!.slug),
    onOtherKey: (key, index) => runKey(key, profiles[index]),
    isPageWide: true,
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
              isCompact={isBeside || (isCompact && !isNarrow)}
              isOpen={profile.slug === open}
              isSelected={selection.ids.has(profile.id)}
              onSelect={select}
              keys={keys.row(index)}
              onOpen={openHere}
            />
          </li>
        ))}
      </ul>
      {writingTo && <writeToCandidate.Outlet profile={writingTo} close={() => setWritingTo(null)} />}
      <Suspense>{showsKeys && <CandidateShortcuts close={() => setShowsKeys(false)} />}</Suspense>
    </>
  );
}

/** Rows passed while a key is held down are not opened: opening tells the educator that they were viewed. */
const openDelayMs = 250;
