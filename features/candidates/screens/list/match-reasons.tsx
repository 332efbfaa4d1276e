/** Why a candidate is at their position: the match with the chosen job, and other reasons. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";

import { type CandidateMatch, type CandidateReason, matchWordOf } from "../../candidate-match.ts";
import type { Candidate } from "../candidate-slots.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-row.module.css";
import { metaOf } from "./candidate-summary.ts";

interface MatchReasonsProps {
  profile: Candidate;
  /** Includes what the pills and the distance beside it show. */
  isWhole?: boolean;
}

export function MatchReasons({ profile, isWhole }: MatchReasonsProps) {
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
  const reasonLabels = reasons.flatMap((reason) => words[reason] ?? []);
  if (!match && reasonLabels.length === 0) return null;
  return (
    <Row
      as="p"
      gap={6}
      align="stretch"
      className={`small muted ${classes.why}`}
      data-strong={(match && matchWordOf(match) === "strong") || undefined}
    >
      <IconCircleCheck size={18} />
      <span>
        {match && <MatchText {...match} />}
        {match && reasonLabels.length > 0 && " · "}
        {reasonLabels.join(" · ")}
      </span>
    </Row>
  );
}

/** "Strong match: 6 of 7"; if the job has no requirements, a number alone would be meaningless. */
export function MatchText(match: CandidateMatch) {
  const { met, asked } = match;
  if (asked === 0) return <Trans>This job asks for nothing special</Trans>;
  switch (matchWordOf(match)) {
    case "strong":
      return (
        <Trans>
          Strong match: {met} of {asked}
        </Trans>
      );
    case "good":
      return (
        <Trans>
          Good match: {met} of {asked}
        </Trans>
      );
    default:
      return (
        <Trans>
          Matches {met} of {asked}
        </Trans>
      );
  }
}
