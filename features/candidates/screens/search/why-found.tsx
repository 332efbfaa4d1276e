/** Why somebody stands where they stand: how they match the chosen job, and what else put them forward. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";

import { recommendedFrom } from "#features/educators/candidate-filters.ts";
import type { CandidateReason } from "../../candidate-match.ts";
import type { Candidate } from "../candidate-slots.ts";
import classes from "./candidate-row.module.css";
import { metaOf } from "./found-profile.ts";

interface WhyFoundProps {
  profile: Candidate;
  /** Says also what pills and miles beside it say. */
  isWhole?: boolean;
}

/** Below it a match is not called good. */
const goodFrom = 0.5;

export function WhyFound({ profile, isWhole }: WhyFoundProps) {
  const { t } = useLingui();
  const { match, reasons, distanceMiles } = metaOf(profile);
  const words: Partial<Record<CandidateReason, string>> = {
    matches_words: t`Has your words in the profile`,
    open_to_hearing: t`Open to new roles`,
    ...((isWhole || distanceMiles === undefined) && { near: t`Close by` }),
    ...(isWhole && {
      actively_looking: t`Actively looking`,
      video: t`Has video answers`,
      active_recently: t`Active recently`,
    }),
  };
  const said = reasons.flatMap((reason) => words[reason] ?? []);
  if (!match && said.length === 0) return null;
  return (
    <p className={classes.why} data-strong={(match && match.score >= recommendedFrom) || undefined}>
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {match && <MatchText {...match} />}
        {match && said.length > 0 && " · "}
        {said.join(" · ")}
      </span>
    </p>
  );
}

/** "Strong match: 6 of 7"; the number alone where the job asks for nothing would say nothing. */
export function MatchText({ score, met, asked }: { score: number; met: number; asked: number }) {
  if (asked === 0) return <Trans>This job asks for nothing special</Trans>;
  if (score >= recommendedFrom)
    return (
      <Trans>
        Strong match: {met} of {asked}
      </Trans>
    );
  if (score >= goodFrom)
    return (
      <Trans>
        Good match: {met} of {asked}
      </Trans>
    );
  return (
    <Trans>
      Matches {met} of {asked}
    </Trans>
  );
}
