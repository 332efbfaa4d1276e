/**
 * Someone saved the same thing first: who and when, what differs, and the choice between both. Nothing is overwritten
 * until it is made.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { listFormat } from "#platform/shared/formatters.ts";
import { regionalLocale } from "#platform/shared/language.ts";
import type { LastChange } from "#platform/shared/last-change.ts";
import { TimeText } from "../data/time-text.tsx";
import { Cluster, Stack } from "../layout/stack.tsx";
import { Button } from "./button.tsx";
import classes from "./edit-conflict.module.css";

export interface FieldDifference {
  label: string;
  theirs: string;
  mine: string;
}

interface EditConflictProps {
  /** Undefined where nobody recorded it. */
  change: LastChange | null | undefined;
  /** Fields that both changed. */
  differences: readonly FieldDifference[];
  /** The labels of fields that only they changed: these stay theirs either way. */
  onlyTheirs: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Longer texts are compared in the form, not here. */
const maxTextLength = 140;

/** A value as one line, of HTML too. */
export function shortText(text: string): string {
  const line = text
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line;
}

export function EditConflict(props: EditConflictProps) {
  const { change, differences, onlyTheirs, onKeepMine, onTakeTheirs } = props;
  const { t, i18n } = useLingui();
  const others = listFormat(regionalLocale(i18n.locale), { type: "conjunction" }).format(onlyTheirs);
  return (
    <Stack role="alert" gap={12} align="start" padding={16} surface="warning" className={classes.conflict}>
      <p className="strong">
        <WhoAndWhen change={change} />
      </p>
      {differences.length > 0 && (
        <dl className={classes.differences}>
          {differences.map(({ label, theirs, mine }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className="small muted">{t`Theirs`}</span> {theirs || "–"}
              </dd>
              <dd>
                <span className="small muted">{t`Yours`}</span> {mine || "–"}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {onlyTheirs.length > 0 && (
        <p>
          <Trans>Changed there only, and kept either way: {others}.</Trans>
        </p>
      )}
      <p>
        <Trans>What you typed is still here, and not saved yet.</Trans>
      </p>
      <Cluster gap={8}>
        <Button onClick={onKeepMine}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button variant="outline" onClick={onTakeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

function WhoAndWhen({ change }: Pick<EditConflictProps, "change">) {
  if (!change) return <Trans>This was changed in another tab or by a teammate.</Trans>;
  const when = <TimeText at={change.at} />;
  const name = change.by;
  if (change.isOwn) return <Trans>You changed this in another tab or on another device, {when}.</Trans>;
  return name ? (
    <Trans>
      {name} changed this, {when}.
    </Trans>
  ) : (
    <Trans>This was changed, {when}.</Trans>
  );
}
