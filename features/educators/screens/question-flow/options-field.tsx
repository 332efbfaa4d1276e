/** The answers of a profile question in the console, and what each leads to: "If the answer is …, ask also …". */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconTrash from "~icons/tabler/trash";

import type { RecordFieldProps } from "#features/operators/screens/console/record-extensions.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Card, Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { ProfileQuestion, questionOption, type QuestionOption } from "../../profile-question.ts";
import { z } from "zod";

const MultiCombobox = lazyPart(() =>
  import("#platform/web/ui/form/combobox.tsx").then((module) => module.MultiCombobox),
);

export function OptionsField({ id, value, onChange, values }: RecordFieldProps) {
  const { t } = useLingui();
  const parsed = z.array(questionOption).safeParse(value ?? []);
  const options = parsed.success ? parsed.data : [];
  const { geographyId, name } = values;
  const questions = useCollection(ProfileQuestion, {
    filter: { geographyId: typeof geographyId === "string" && geographyId ? geographyId : "" },
    size: 100,
  });
  const offered = (questions.data ?? [])
    .filter((one) => one.unlisted && one.name !== name)
    .map((one) => ({ value: one.name, label: `${one.label || one.name} (${one.name})` }));
  const set = (index: number, option: QuestionOption) => onChange(options.with(index, option));
  const move = (index: number, by: number) =>
    onChange(options.toSpliced(index, 1).toSpliced(index + by, 0, options[index]!));
  return (
    <Stack gap={12}>
      {options.map((option, index) => (
        <OptionCard
          // oxlint-disable-next-line react/no-array-index-key -- values are typed while they are new
          key={index}
          id={`${id}-${index}`}
          number={index + 1}
          option={option}
          offered={offered}
          onChange={(next) => set(index, next)}
          onRemove={() => onChange(options.toSpliced(index, 1))}
          onUp={index > 0 ? () => move(index, -1) : undefined}
          onDown={index < options.length - 1 ? () => move(index, 1) : undefined}
        />
      ))}
      <Cluster>
        <Button variant="outline" onClick={() => onChange([...options, { value: "", title: "" }])}>
          <Trans>Add an answer</Trans>
        </Button>
      </Cluster>
      {options.length === 0 && (
        <p className="small muted">{t`Only questions that are answered by choosing have answers here.`}</p>
      )}
    </Stack>
  );
}

interface OptionCardProps {
  id: string;
  /** From 1. */
  number: number;
  option: QuestionOption;
  /** The questions that it can add. */
  offered: { value: string; label: string }[];
  onChange: (option: QuestionOption) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function OptionCard(props: OptionCardProps) {
  const { id, number, option, offered, onChange, onRemove, onUp, onDown } = props;
  const { t } = useLingui();
  const { title, value, flow } = option;
  // What is stored follows the title until somebody wrote it.
  const setTitle = (next: string) =>
    onChange({ ...option, title: next, ...(value === valueFrom(title) ? { value: valueFrom(next) } : {}) });
  return (
    <Card as="fieldset" gap={12}>
      <legend>
        <Trans>Answer {number}</Trans>
      </legend>
      <Row gap={0}>
        <IconButton label={t`Move answer ${number} up`} icon={IconArrowUp} disabled={!onUp} onClick={onUp} />
        <IconButton
          label={t`Move answer ${number} down`}
          icon={IconArrowDown}
          disabled={!onDown}
          onClick={onDown}
        />
        <IconButton label={t`Remove answer ${number}`} icon={IconTrash} onClick={onRemove} />
      </Row>
      <div>
        <label className={field.label} htmlFor={`${id}-title`}>
          <Trans>What educators read</Trans>
        </label>
        <input
          id={`${id}-title`}
          className={field.input}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <div>
        <label className={field.label} htmlFor={`${id}-value`}>
          <Trans>What is stored</Trans>
        </label>
        <input
          id={`${id}-value`}
          className={field.input}
          value={value}
          onChange={(event) => onChange({ ...option, value: event.currentTarget.value })}
        />
      </div>
      <div>
        <label className={field.label} htmlFor={`${id}-adds`}>
          <Trans>If this is the answer, ask also</Trans>
        </label>
        <Suspense fallback={<SkeletonRows count={1} />}>
          <MultiCombobox
            control={{
              id: `${id}-adds`,
              name: `${id}-adds`,
              "aria-describedby": `${id}-adds-hint`,
              "aria-invalid": undefined,
              onBlur: () => undefined,
            }}
            options={offered}
            value={flow?.add ?? []}
            onChange={(add) => onChange(withFlow(option, { ...flow, add }))}
          />
        </Suspense>
        <p id={`${id}-adds-hint`} className="tiny muted">
          <Trans>Unlisted questions of the same area.</Trans>
        </p>
      </div>
      <div>
        <label className={field.label} htmlFor={`${id}-reject`}>
          <Trans>And then</Trans>
        </label>
        <select
          id={`${id}-reject`}
          className={`${field.input} ${field.select}`}
          value={flow?.reject ?? ""}
          onChange={(event) =>
            onChange(
              withFlow(option, {
                ...flow,
                reject: rejections.find((one) => one === event.currentTarget.value),
              }),
            )
          }
        >
          <option value="">{t`They go on`}</option>
          <option value="soft">{t`They can't go on until they change it`}</option>
          <option value="final">{t`They are turned away; they may appeal`}</option>
        </select>
      </div>
    </Card>
  );
}

const rejections = ["soft", "final"] as const;

/** Without what says nothing: an answer that leads nowhere has no flow. */
function withFlow(
  { value, title }: QuestionOption,
  { add = [], reject }: { add?: string[] | undefined; reject?: "soft" | "final" | undefined },
): QuestionOption {
  const flow = { ...(add.length > 0 ? { add } : {}), ...(reject ? { reject } : {}) };
  return { value, title, ...(Object.keys(flow).length > 0 ? { flow } : {}) };
}

/** "Yes, two years" → "yes_two_years" */
const valueFrom = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFD")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("_")
    .slice(0, 60);
