/** The questions of an area for those who write them: their order, what leads to what, and how an educator meets them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { Geography } from "#features/places/geography.ts";
import { consoleDataPath } from "#features/paths.ts";
import { movedPositions } from "#platform/shared/moved-positions.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { OrderedList } from "#platform/web/ui/data/ordered-list.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { flowOutline, type FlowNode } from "../../flow-outline.ts";
import { ProfileQuestion } from "../../profile-question.ts";
import type { Question } from "../questions/answer-api.ts";
import { sectionLabels } from "../onboarding/section-labels.ts";
import { FlowPreview } from "./flow-preview.tsx";

/** An area has far fewer. */
const maxQuestions = 100;
const path = ProfileQuestion.type;

export function QuestionFlowPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const area = search["area"] ?? "";
  const areas = useCollection(Geography, { sort: "longName", size: 100 });
  const query = useCollection(ProfileQuestion, { filter: { geographyId: area }, size: maxQuestions });
  const mayChange = useHasOperatorRole()(["content"]);
  return (
    <Page
      title={t`Questions in their order`}
      width="wide"
      actions={
        mayChange && (
          <Button as={Link} to={`${consoleDataPath(path)}/new${area ? `?geographyId=${area}` : ""}`}>
            <Trans>Add a question</Trans>
          </Button>
        )
      }
    >
      <Stack gap={24}>
        <label>
          <span className={field.label}>
            <Trans>Area</Trans>
          </span>
          <select
            className={`${field.input} ${field.select}`}
            value={area}
            onChange={(event) => setSearch({ area: event.currentTarget.value || null })}
          >
            <option value="">{t`Wherever an area has none of its own`}</option>
            {(areas.data ?? []).map(({ id, longName }) => (
              <option key={id} value={id}>
                {longName}
              </option>
            ))}
          </select>
        </label>
        <Loaded query={query} failure={t`We couldn't load the questions.`}>
          {(questions) => (
            <Stack gap={24}>
              <FlowPreview key={area} questions={questions} />
              <Outline questions={questions} area={area} mayChange={mayChange} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

interface OutlineProps {
  /** In their order. */
  questions: Question[];
  area: string;
  mayChange: boolean;
}

function Outline({ questions, area, mayChange }: OutlineProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  // What was moved shows at once; the answer replaces it.
  const [moved, setMoved] = useState<Question[] | null>(null);
  const shown = moved ?? questions;
  const { listed, unreached } = flowOutline(shown);
  const items = listed.map((node) => ({ id: node.question.id, node }));
  const save = useWrite(async (from: number, to: number) => {
    const rows = listed.map(({ question: { id, order } }) => ({ id, position: order }));
    const changes = movedPositions(rows, from, to);
    setMoved(withPositions(shown, new Map(changes.map(({ id, position }) => [id, position]))));
    try {
      for (const { id, position } of changes)
        await call(`${path}/${id}`, {
          method: "PATCH",
          body: { data: { type: path, id, attributes: { order: position } } },
        });
    } finally {
      await refetchType(client, path);
      setMoved(null);
    }
  });
  const move = (from: number, to: number) =>
    void save.run(from, to).catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <section aria-label={t`What everybody is asked`}>
      <Stack gap={16}>
        <h2>
          <Trans>What everybody is asked</Trans>
        </h2>
        {area && (
          <p className="small muted">
            <Trans>
              Questions of every area stand among those of this one: moving or changing one of them counts
              everywhere.
            </Trans>
          </p>
        )}
        {mayChange ? (
          <OrderedList
            items={items}
            nameOf={({ node }) => node.question.label}
            onMove={move}
            isBusy={save.isRunning}
          >
            {({ node }) => <Node node={node} area={area} />}
          </OrderedList>
        ) : (
          <Stack as="ul" gap={12}>
            {items.map(({ id, node }) => (
              <li key={id}>
                <Node node={node} area={area} />
              </li>
            ))}
          </Stack>
        )}
        {unreached.length > 0 && (
          <section aria-label={t`Never asked`}>
            <h3>
              <Trans>Never asked</Trans>
            </h3>
            <p className="small muted">
              <Trans>They are not listed, and no answer leads to them.</Trans>
            </p>
            <ul>
              {unreached.map((question) => (
                <li key={question.id}>
                  <QuestionLink question={question} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </section>
  );
}

const withPositions = (questions: Question[], positions: ReadonlyMap<string, number>) =>
  questions
    .map((question) => ({ ...question, order: positions.get(question.id) ?? question.order }))
    .toSorted((a, b) => a.order - b.order);

const QuestionLink = ({ question: { id, label, name } }: { question: Question }) => (
  <Link to={consoleDataPath(`${path}/${id}`)} draggable={false}>
    {label || name}
  </Link>
);

function Node({ node: { question, leads }, area }: { node: FlowNode<Question>; area: string }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={4}>
      <Cluster gap={8}>
        <QuestionLink question={question} />
        <Pill>{i18n._(sectionLabels[question.category])}</Pill>
        {!question.required && (
          <Pill>
            <Trans>Optional</Trans>
          </Pill>
        )}
        {area && !question.geography && (
          <Pill tone="info">
            <Trans>Everywhere</Trans>
          </Pill>
        )}
      </Cluster>
      {leads.length > 0 && (
        <ul className="small">
          {leads.map(({ answer, adds, reject }) => (
            <li key={answer}>
              <Trans>If “{answer}”:</Trans> {reject === "final" && <Trans>they are turned away.</Trans>}
              {reject === "soft" && <Trans>they can't go on until they change it.</Trans>}
              {adds.length > 0 && (
                <ul>
                  {adds.map((added) => (
                    <li key={added.question.id}>
                      <Node node={added} area={area} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
