/** Required screening questions that an applicant has not completed in the profile: in the list and in detail. */
import { Trans, useLingui } from "@lingui/react/macro";

import { answerFactLabel } from "#features/educators/answer-fact-labels.ts";
import { ProfileQuestion } from "#features/educators/profile-question.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import detailClasses from "./detail/applicant-detail.module.css";
import classes from "./list/applicant-row.module.css";
import type { Applicant } from "./use-applicants.ts";

interface MissingScreeningProps {
  application: Applicant;
}

/** "Not in the profile: 18 or older, Visa". */
export function MissingScreeningText({ application }: MissingScreeningProps) {
  const { i18n } = useLingui();
  const missing = useMissingQuestions(application);
  if (missing.length === 0) return null;
  const facts = missing.map(({ fact }) => fact);
  const list = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(facts);
  return (
    <span className={`small warn truncate ${classes.missing}`}>
      <Trans>Not in the profile: {list}</Trans>
    </span>
  );
}

export function MissingScreeningPart({ application }: MissingScreeningProps) {
  const missing = useMissingQuestions(application);
  if (missing.length === 0) return null;
  const name = application.names.userProfile;
  return (
    <Stack as="section" gap={8} className={detailClasses.part}>
      <h3>
        <Trans>Not in the profile yet</Trans>
      </h3>
      <p className="small muted">
        <Trans>These questions are required, and {name} has not completed them.</Trans>
      </p>
      <ul>
        {missing.map(({ name: key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** One request serves all applicants of an area. */
function useMissingQuestions({ userProfile }: Applicant) {
  const { i18n } = useLingui();
  const names = userProfile?.missingScreeningQuestions ?? [];
  const { data: questions = [] } = useCollection(ProfileQuestion, {
    filter: { category: "screening", geographyId: userProfile?.geographyId },
    size: 100,
    enabled: names.length > 0,
  });
  return names.flatMap((name) => {
    const question = questions.find((one) => one.name === name);
    if (!question) return [];
    const label = i18n._(question.label);
    return [{ name, label, fact: i18n._(answerFactLabel(name, question.label)) }];
  });
}
