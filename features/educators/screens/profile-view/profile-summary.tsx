/** A profile as employers read it: work, education, certifications, videos, and what somebody said about themselves. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { es } from "date-fns/locale/es";

import { useWords } from "#platform/web/words.ts";
import { experienceDuration } from "../../experience.ts";
import { answerText } from "../answer-text.ts";
import { certificationWords, educationLevelWords } from "../education-words.ts";
import { childAgeGroupWords, employerSettingWords } from "../experience-words.ts";
import { jobTitleWords } from "../job-title-words.ts";
import { languageWords } from "../language-words.ts";
import {
  partIds,
  saidIn,
  type Answered,
  type Certified,
  type Learned,
  type Profile,
  type Worked,
} from "./profile-parts.ts";
import classes from "./profile-view.module.css";

interface ProfileSummaryProps {
  profile: Profile;
  /** Stands between what they look for and what they have done. */
  children?: React.ReactNode;
}

export function ProfileSummary({ profile, children }: ProfileSummaryProps) {
  const { preferences, others } = saidIn(profile);
  return (
    <>
      <Answers
        isShort
        id={partIds.preferences}
        title={<Trans>What they look for</Trans>}
        answers={preferences}
      />
      {children}
      <Work entries={(profile.workHistories ?? []) as unknown as Worked[]} />
      {profile.showEducation && (
        <Education
          entries={(profile.educationHistories ?? []) as unknown as Learned[]}
          credits={profile.completedEceCredits}
        />
      )}
      {profile.showCertifications && (
        <Certifications entries={(profile.certifications ?? []) as unknown as Certified[]} />
      )}
      <Answers id={partIds.answers} title={<Trans>About them</Trans>} answers={others} />
    </>
  );
}

function Work({ entries }: { entries: Worked[] }) {
  const words = useWords();
  const during = useDuring();
  return (
    <Part id={partIds.work} title={<Trans>Work history</Trans>} isEmpty={entries.length === 0}>
      {latestFirst(entries).map((entry) => (
        <li key={entry.id}>
          <strong>{words(jobTitleWords, entry.jobTitle)}</strong>
          <div>{joined(entry.company, entry.city)}</div>
          <div className="muted small">{during(entry)}</div>
          <WorkFacts entry={entry} />
          {entry.description && <p className="reading">{entry.description}</p>}
        </li>
      ))}
    </Part>
  );
}

/** With whom, where and in which languages, as far as it was said. */
function WorkFacts({ entry: { gradeLevels, teachingSettings, languages } }: { entry: Worked }) {
  const { i18n } = useLingui();
  const words = useWords();
  const list = new Intl.ListFormat(i18n.locale, { type: "unit" });
  const named = (table: Parameters<typeof words>[0], values: readonly string[] | null) =>
    list.format((values ?? []).map((value) => words(table, value)));
  const facts = [
    named(childAgeGroupWords, gradeLevels),
    named(employerSettingWords, teachingSettings),
    named(languageWords, languages),
  ].filter(Boolean);
  return facts.length > 0 && <div className="small">{facts.join(" · ")}</div>;
}

function Education({ entries, credits }: { entries: Learned[]; credits: number }) {
  const words = useWords();
  const during = useDuring();
  return (
    <Part id={partIds.education} title={<Trans>Education</Trans>} isEmpty={entries.length === 0 && !credits}>
      {latestFirst(entries).map((entry) => (
        <li key={entry.id}>
          <strong>
            {joined(words(educationLevelWords, entry.educationLevel?.title ?? ""), entry.major)}
          </strong>
          <div>{joined(entry.school, entry.city)}</div>
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

function Certifications({ entries }: { entries: Certified[] }) {
  const words = useWords();
  return (
    <Part id={partIds.certifications} title={<Trans>Certifications</Trans>} isEmpty={entries.length === 0}>
      {entries.map(({ id, title, document }) => (
        <li key={id}>
          {document?.url ? (
            <a href={document.url} target="_blank" rel="noreferrer">
              {words(certificationWords, title)}
            </a>
          ) : (
            words(certificationWords, title)
          )}
        </li>
      ))}
    </Part>
  );
}

interface AnswersProps {
  id: string;
  title: React.ReactNode;
  answers: Answered[];
  /** A few words each: they stand side by side where there is room. */
  isShort?: boolean;
}

function Answers({ id, title, answers, isShort }: AnswersProps) {
  const { i18n } = useLingui();
  const said = answers
    .toSorted((a, b) => (a.profileQuestion?.order ?? 0) - (b.profileQuestion?.order ?? 0))
    .map((answer) => ({ ...answer, text: answerText(i18n, answer.value, answer.profileQuestion ?? {}) }))
    .filter(({ text }) => text);
  if (said.length === 0) return null;
  return (
    <section id={id} className={classes.part}>
      <h3>{title}</h3>
      <dl className={classes.answers} data-short={isShort || undefined}>
        {said.map((answer) => (
          <div key={answer.id}>
            <dt>{i18n._(answer.profileQuestionLabel)}</dt>
            <dd>{answer.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface PartProps {
  id: string;
  title: React.ReactNode;
  isEmpty: boolean;
  children: React.ReactNode;
}

const Part = ({ id, title, isEmpty, children }: PartProps) => (
  <section id={id} className={classes.part}>
    <h3>{title}</h3>
    {isEmpty ? (
      <p className="muted">
        <Trans>Nothing listed yet.</Trans>
      </p>
    ) : (
      <ul className={classes.entries}>{children}</ul>
    )}
  </section>
);

function useDuring() {
  const { t, i18n } = useLingui();
  const locale = i18n.locale === "es" ? es : undefined;
  return (entry: Parameters<typeof experienceDuration>[0]) =>
    experienceDuration(entry, { locale, present: t`Present` });
}

const latestFirst = <E extends { current: boolean; startDate: string }>(entries: E[]) =>
  entries.toSorted((a, b) => Number(b.current) - Number(a.current) || b.startDate.localeCompare(a.startDate));

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
