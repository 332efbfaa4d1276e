/** The questions of an area page by page, as an educator answers them. Nothing is stored. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Card, Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { selectApplicableQuestions } from "../../question-flow.ts";
import { validateAnswer } from "../../validate-answer.ts";
import { type FlowPage, type Part, pagesOf } from "../onboarding/flow-pages.ts";
import { sectionLabels } from "../onboarding/section-labels.ts";
import type { Question } from "../questions/answer-api.ts";
import { QuestionField } from "../questions/question-field.tsx";
import { questionTexts } from "../questions/question-texts.ts";

/** An educator who gave a name, and has added everything that is no question. */
const facts = {
  hasName: true,
  canReadResume: false,
  counts: {
    "from-resume": 0,
    "work-history": 1,
    "education-history": 1,
    "own-certifications": 1,
    "video-answers": 1,
  },
};

export function FlowPreview({ questions }: { questions: readonly Question[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t`Try it as an educator`}>
      <Stack gap={12}>
        <Cluster>
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>End the try</Trans> : <Trans>Try it as an educator</Trans>}
          </Button>
        </Cluster>
        {isOpen && <Pages questions={questions} />}
      </Stack>
    </section>
  );
}

function Pages({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui();
  const [given, setGiven] = useState<Record<string, string>>({});
  const [key, setKey] = useState<string | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const set = { questions: selectApplicableQuestions(questions, given), given };
  const pages = pagesOf(set, facts, new Set());
  const index = Math.max(
    0,
    pages.findIndex((page) => page.key === key),
  );
  const page = key === "" ? undefined : pages[index];
  const answer = (name: string, value: string) => {
    const { [name]: _before, ...others } = given;
    setGiven(value ? { ...others, [name]: value } : others);
    setProblems({});
  };
  const goOn = () => {
    if (!page) return;
    const found = page.items.flatMap(({ question }) => {
      if (!question || question.inputType === "info" || isUpload(question)) return [];
      const value = given[question.name] ?? "";
      const problem = value || question.required ? validateAnswer(question, value) : null;
      return problem ? [[question.name, i18n._(problem.text, problem.values)] as const] : [];
    });
    setProblems(Object.fromEntries(found));
    // Where an answer added questions, the next page is theirs.
    if (found.length === 0) setKey(pages[index + 1]?.key ?? "");
  };
  const begin = () => (setGiven({}), setKey(null), setProblems({}));
  if (!page)
    return (
      <Card gap={12}>
        <p role="status" className="strong">
          <Trans>That is the end: their profile would go to review now.</Trans>
        </p>
        <Again onClick={begin} />
      </Card>
    );
  const [number, count] = [index + 1, pages.length];
  return (
    <Card gap={16}>
      <p className="small muted" role="status">
        {i18n._(sectionLabels[page.section])} ·{" "}
        <Trans>
          Page {number} of {count}
        </Trans>{" "}
        · <Trans>Nothing is stored.</Trans>
      </p>
      {page.stop ? (
        <Stop page={page} onBack={() => setKey(pageWith(pages, page.stop!.from.name))} />
      ) : (
        <>
          {page.items.map(({ key: itemKey, question, part }) =>
            question ? (
              <PreviewQuestion
                key={itemKey}
                question={question}
                value={given[question.name] ?? ""}
                problem={problems[question.name]}
                onChange={(value) => answer(question.name, value)}
              />
            ) : (
              <p key={itemKey} className="muted">
                <PartNote part={part!} />
              </p>
            ),
          )}
          <Cluster gap={12}>
            <Button onClick={goOn}>
              <Trans>Continue</Trans>
            </Button>
            {index > 0 && (
              <Button variant="outline" onClick={() => setKey(pages[index - 1]!.key)}>
                <Trans>Back</Trans>
              </Button>
            )}
            <Again onClick={begin} />
          </Cluster>
        </>
      )}
    </Card>
  );
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <Button variant="subtle" onClick={onClick}>
    <Trans>Begin anew</Trans>
  </Button>
);

const pageWith = (pages: readonly FlowPage[], name: string) =>
  pages.find(({ items }) => items.some(({ question }) => question?.name === name))?.key ?? null;

const isUpload = ({ inputType }: Question) => inputType === "file" || inputType === "video";

interface PreviewQuestionProps {
  question: Question;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Files and recordings would be uploaded: here they count as given. */
function PreviewQuestion({ question, value, problem, onChange }: PreviewQuestionProps) {
  const { i18n } = useLingui();
  if (!isUpload(question))
    return <QuestionField question={question} value={value} problem={problem} onChange={onChange} />;
  return (
    <Stack gap={4}>
      <p className="strong">{questionTexts(i18n, question).label}</p>
      <p className="small muted">
        {question.inputType === "file" ? (
          <Trans>Here they add a file.</Trans>
        ) : (
          <Trans>Here they record a video.</Trans>
        )}
      </p>
    </Stack>
  );
}

function PartNote({ part }: { part: Part }) {
  switch (part) {
    case "work-history":
      return <Trans>Here they add where they worked.</Trans>;
    case "education-history":
      return <Trans>Here they add where they studied.</Trans>;
    case "own-certifications":
      return <Trans>Here they add their certifications.</Trans>;
    case "video-answers":
      return <Trans>Here they record a video.</Trans>;
    case "from-resume":
      return <Trans>Here they add a file.</Trans>;
    case "about-you":
      return <Trans>Here they say who they are.</Trans>;
  }
}

function Stop({ page: { stop }, onBack }: { page: FlowPage; onBack: () => void }) {
  const { i18n } = useLingui();
  const texts = stop?.question && questionTexts(i18n, stop.question);
  return (
    <Stack gap={12}>
      <p className="strong">
        {stop?.isFinal ? (
          <Trans>With this answer they are turned away.</Trans>
        ) : (
          <Trans>With this answer they can't go on until they change it.</Trans>
        )}
      </p>
      {texts && (
        <div className="reading">
          <p>{texts.label}</p>
          {texts.labelSubtext && <p>{texts.labelSubtext}</p>}
          {texts.description && <p>{texts.description}</p>}
        </div>
      )}
      <Cluster>
        <Button variant="outline" onClick={onBack}>
          <Trans>Change the answer</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
