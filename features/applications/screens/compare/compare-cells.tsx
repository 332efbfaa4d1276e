/** One cell of the comparison: a match fact and whether it is met, or an answer. */
import { useClock } from "#platform/web/hooks/use-clock.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { answerText } from "#features/educators/screens/answer-text.ts";
import { qualified } from "#features/jobs/screening-rules.ts";
import type { Criterion, MatchRow } from "#features/matching/match-row.ts";
import { factText } from "#features/matching/screens/fact-text.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import type { AnsweredQuestion } from "../../application.ts";
import { Met } from "#features/matching/screens/match-table.tsx";
import type { ApplicationInFull } from "../review/use-applicants.ts";
import { useAnswerText } from "../labels/use-answer-text.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { alwaysShownCriteria } from "./comparison.ts";

interface FactCellProps {
  criterion: Criterion;
  cell: MatchRow | null;
  application: ApplicationInFull;
}

export function FactCell({ criterion, cell, application }: FactCellProps) {
  const { i18n } = useLingui();
  const { now } = useClock();
  const profileAnswer = useProfileAnswer(criterion, application);
  if (!cell) return profileAnswer ?? <NotStated isAlwaysShown={isOneOf(alwaysShownCriteria, criterion)} />;
  return (
    <Cluster as="span" gap={[2, 10]} className="pre-line">
      {cell.found === null && profileAnswer ? profileAnswer : factText(i18n, criterion, cell.found, now)}
      {cell.met !== "unknown" && <Met met={cell.met} />}
    </Cluster>
  );
}

/** Pay, start and distance are always compared; other criteria only where the job requires them. */
const NotStated = ({ isAlwaysShown }: { isAlwaysShown: boolean }) => (
  <span className="muted">{isAlwaysShown ? <Trans>Not stated</Trans> : <Trans>Not asked for</Trans>}</span>
);

/** The profile may answer a criterion that the job does not require. */
function useProfileAnswer(criterion: Criterion, { userProfile }: ApplicationInFull): string | null {
  const { i18n } = useLingui();
  const answers = userProfile?.profileQuestionAnswers ?? [];
  for (const name of questionsOf[criterion] ?? []) {
    const answer = answers.find(({ profileQuestion }) => profileQuestion?.name === name);
    const text = answer && answerText(i18n, answer.value, answer.profileQuestion ?? {});
    if (text) return text;
  }
  return null;
}

const questionsOf: Partial<Record<Criterion, readonly string[]>> = {
  pay: ["expected_compensation"],
  start_date: ["desired_start_date", "desired_start"],
};

export function AnswerCell({ cell, isQualified }: { cell: AnsweredQuestion | null; isQualified: boolean }) {
  const text = useAnswerText();
  if (!cell)
    return (
      <span className="muted">
        <Trans>Not asked</Trans>
      </span>
    );
  return (
    <Cluster as="span" gap={[2, 10]} className="pre-line">
      {text(cell.answer)}
      {!isQualified && !qualified({ [cell.id]: cell.answer }, [cell]) && (
        <Pill tone="danger">
          <Trans>Missed</Trans>
        </Pill>
      )}
    </Cluster>
  );
}
