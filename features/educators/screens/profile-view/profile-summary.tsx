/** A profile as employers read it: work, videos, education, certifications, then what was answered, as facts. */
import { factSeparator } from "#platform/shared/format.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { inSentence, useLabels } from "#platform/web/i18n/labels.ts";
import { useDateRange } from "../profile/entries/use-date-range.ts";
import { answerFactLabel } from "../../answer-fact-labels.ts";
import { answerText } from "../answer-text.ts";
import { certificationLabels, educationLevelLabels } from "../education-labels.ts";
import { childAgeGroupLabels, employerSettingLabels } from "../experience-labels.ts";
import { jobTitleLabels } from "../job-title-labels.ts";
import { languageLabels } from "../language-labels.ts";
import {
  partIds,
  groupAnswers,
  type AnswerRecord,
  type CertificationRecord,
  type EducationEntry,
  type Profile,
  type WorkEntry,
} from "./profile-records.ts";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile-view.module.css";

interface ProfileSummaryProps {
  profile: Profile;
  /** Shown below the work history. */
  children?: React.ReactNode;
}

export function ProfileSummary({ profile, children }: ProfileSummaryProps) {
  const { preferences, others } = groupAnswers(profile);
  return (
    <>
      <Work entries={profile.workHistories ?? []} />
      {children}
      {profile.showEducation && (
        <Education entries={profile.educationHistories ?? []} credits={profile.completedEceCredits} />
      )}
      {profile.showCertifications && <Certifications entries={profile.certifications ?? []} />}
      <Answers isShort id={partIds.preferences} title={<Trans>Looking for</Trans>} answers={preferences} />
      <Answers id={partIds.answers} title={<Trans>More about {profile.firstName}</Trans>} answers={others} />
    </>
  );
}

function Work({ entries }: { entries: WorkEntry[] }) {
  const labelFor = useLabels();
  const during = useDateRange();
  return (
    <Part id={partIds.work} title={<Trans>Work history</Trans>} isEmpty={entries.length === 0}>
      {latestFirst(entries).map((entry) => (
        <li key={entry.id}>
          <strong>{labelFor(jobTitleLabels, entry.jobTitle)}</strong>
          <div>{joinNonEmpty(entry.company, entry.city)}</div>
          <div className="muted small">{during(entry)}</div>
          <WorkFacts entry={entry} />
          {entry.description && <p className="reading">{entry.description}</p>}
        </li>
      ))}
    </Part>
  );
}

/** Age groups, settings and languages, as far as they are given. */
function WorkFacts({ entry: { gradeLevels, teachingSettings, languages } }: { entry: WorkEntry }) {
  const { i18n } = useLingui();
  const labelFor = useLabels();
  const list = new Intl.ListFormat(i18n.locale, { type: "unit" });
  const named = (table: Parameters<typeof labelFor>[0], values: readonly string[] | null) => {
    const words = (values ?? []).map((value) => labelFor(table, value));
    return list.format(inSentence(i18n.locale, words, values ?? []));
  };
  const facts = [
    named(childAgeGroupLabels, gradeLevels),
    named(employerSettingLabels, teachingSettings),
    named(languageLabels, languages),
  ].filter(Boolean);
  return facts.length > 0 && <div className="small">{facts.join(factSeparator)}</div>;
}

function Education({ entries, credits }: { entries: EducationEntry[]; credits: number }) {
  const labelFor = useLabels();
  const during = useDateRange();
  return (
    <Part id={partIds.education} title={<Trans>Education</Trans>} isEmpty={entries.length === 0 && !credits}>
      {latestFirst(entries).map((entry) => (
        <li key={entry.id}>
          <strong>
            {joinNonEmpty(labelFor(educationLevelLabels, entry.educationLevel?.title ?? ""), entry.major)}
          </strong>
          <div>{joinNonEmpty(entry.school, entry.city)}</div>
          <div className="muted small">{during(entry)}</div>
        </li>
      ))}
      {credits > 0 && (
        <li>
          <Plural value={credits} one="# ECE credit" other="# ECE credits" />
        </li>
      )}
    </Part>
  );
}

function Certifications({ entries }: { entries: CertificationRecord[] }) {
  const labelFor = useLabels();
  return (
    <Part id={partIds.certifications} title={<Trans>Certifications</Trans>} isEmpty={entries.length === 0}>
      {entries.map(({ id, title, document }) => (
        <li key={id}>
          {document?.url ? (
            <a href={document.url} target="_blank" rel="noreferrer">
              {labelFor(certificationLabels, title)}
            </a>
          ) : (
            labelFor(certificationLabels, title)
          )}
        </li>
      ))}
    </Part>
  );
}

interface AnswersProps {
  id: string;
  title: React.ReactNode;
  answers: AnswerRecord[];
  /** Short texts, side by side where there is room. */
  isShort?: boolean;
}

function Answers({ id, title, answers, isShort }: AnswersProps) {
  const { i18n } = useLingui();
  const textAnswers = answers
    .toSorted((a, b) => (a.profileQuestion?.order ?? 0) - (b.profileQuestion?.order ?? 0))
    .map((answer) => ({ ...answer, text: answerText(i18n, answer.value, answer.profileQuestion ?? {}) }))
    .filter(({ text }) => text);
  if (textAnswers.length === 0) return null;
  return (
    <Stack as="section" gap={8} id={id} className={classes.part}>
      <h3>{title}</h3>
      <Grid as="dl" gap={isShort ? [12, 24] : 10} {...(isShort && { minWidth: 240 })}>
        {textAnswers.map((answer) => (
          <div key={answer.id}>
            <dt className="small muted">
              {i18n._(answerFactLabel(answer.profileQuestionName, answer.profileQuestionLabel))}
            </dt>
            <dd className="pre-line">{answer.text}</dd>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}

interface PartProps {
  id: string;
  title: React.ReactNode;
  isEmpty: boolean;
  children: React.ReactNode;
}

const Part = ({ id, title, isEmpty, children }: PartProps) => (
  <Stack as="section" gap={8} id={id} className={classes.part}>
    <h3>{title}</h3>
    {isEmpty ? (
      <p className="muted">
        <Trans>Nothing listed yet.</Trans>
      </p>
    ) : (
      <Stack as="ul" gap={12}>
        {children}
      </Stack>
    )}
  </Stack>
);

const latestFirst = <E extends { current: boolean; startDate: string }>(entries: E[]) =>
  entries.toSorted((a, b) => Number(b.current) - Number(a.current) || b.startDate.localeCompare(a.startDate));

const joinNonEmpty = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
