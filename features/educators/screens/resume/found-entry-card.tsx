/** One entry found in a resume: its text, what is missing, and the buttons to add it. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import { useId, useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { EducationHistoryForm } from "../profile/entries/education-history.form.tsx";
import { WorkHistoryForm } from "../profile/entries/work-history.form.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./import-resume.module.css";
import { missingFieldLabels } from "./missing-field-labels.ts";
import type { Found, FoundEntry } from "./use-found-entries.ts";
import { useFoundEntryText } from "./use-found-entry-text.ts";
import { WorkedWithChildren } from "./worked-with-children.tsx";

interface FoundEntryCardProps {
  entry: FoundEntry;
  found: Found;
  /** A language model wrote it. */
  isDrafted: boolean;
}

export function FoundEntryCard({ entry, found, isDrafted }: FoundEntryCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { key } = entry;
  const form = {
    draftAs: key,
    onCancel: () => setOpen(false),
    onSaved: () => (found.markAdded(key), setOpen(false)),
  };
  return (
    <Stack as="li" gap={8} className={classes.card} data-added={entry.isAdded || undefined}>
      {!isOpen ? (
        <Summary entry={entry} found={found} isDrafted={isDrafted} open={() => setOpen(true)} />
      ) : entry.kind === "work" ? (
        <WorkHistoryForm initial={entry.entry} {...form} />
      ) : (
        <EducationHistoryForm initial={entry.entry} {...form} />
      )}
    </Stack>
  );
}

function Summary({ entry, found, isDrafted, open }: FoundEntryCardProps & { open: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const { name, where, when } = useFoundEntryText()(entry);
  const { key, isAdded, isKnown, isWanted } = entry;
  const description = entry.kind === "work" && entry.source.description;
  return (
    <>
      <Row as="label" gap={12} align="start" className={classes.wanted}>
        <input
          type="checkbox"
          checked={isWanted || isAdded}
          disabled={isAdded}
          aria-describedby={id}
          onChange={(event) => found.want(key, event.currentTarget.checked)}
        />
        <span className={classes.name}>{name}</span>
      </Row>
      <Stack gap={8} id={id} className={classes.inset}>
        {where && <div>{where}</div>}
        {when && <div className="small muted">{when}</div>}
        <Cluster gap={6} align="stretch">
          {isAdded && (
            <Pill tone="primary" icon={IconCheck}>
              <Trans>Added</Trans>
            </Pill>
          )}
          {isKnown && !isAdded && (
            <Pill>
              <Trans>On your profile already</Trans>
            </Pill>
          )}
          {isDrafted && !isAdded && (
            <Pill tone="warning">
              <Trans>Drafted from your resume. Please check.</Trans>
            </Pill>
          )}
        </Cluster>
        {description && <p className={`${classes.text} pre-line small`}>{description}</p>}
        {!isAdded && <Missing entry={entry} />}
      </Stack>
      {!isAdded && isWanted && (
        <Stack gap={8} className={classes.inset}>
          {entry.kind === "work" && (
            <WorkedWithChildren
              name={name}
              answer={entry.entry.workedWithChildren}
              choose={(answer) => found.answer(key, answer)}
            />
          )}
          <EntryActions entry={entry} found={found} name={name || t`this entry`} open={open} />
        </Stack>
      )}
    </>
  );
}

/** Whether the educator worked with children is asked on the card itself. */
function Missing({ entry }: { entry: FoundEntry }) {
  const { i18n } = useLingui();
  const fields = entry.missing.filter(
    (field) => field !== "workedWithChildren" && Object.hasOwn(missingFieldLabels, field),
  );
  if (fields.length === 0) return null;
  const fieldNames = fields.map((field) =>
    i18n._(missingFieldLabels[field as keyof typeof missingFieldLabels]),
  );
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(fieldNames);
  return (
    <p className="warn small">
      <Trans>Still missing: {list}</Trans>
    </p>
  );
}

interface EntryActionsProps extends Pick<FoundEntryCardProps, "entry" | "found"> {
  name: string;
  open: () => void;
}

function EntryActions({ entry, found, name, open }: EntryActionsProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await found.add(entry);
    setBusy(false);
  };
  const hasOtherMissingFields = entry.missing.some((field) => field !== "workedWithChildren");
  return (
    <Cluster gap={8}>
      {entry.missing.length === 0 && (
        <BusyButton
          variant="outline"
          size="small"
          isBusy={isBusy}
          aria-label={t`Add ${name}`}
          onClick={() => void add()}
        >
          <Trans>Add</Trans>
        </BusyButton>
      )}
      {hasOtherMissingFields ? (
        <Button variant="outline" size="small" aria-label={t`Complete ${name}`} onClick={open}>
          <Trans>Complete</Trans>
        </Button>
      ) : (
        <Button variant="subtle" size="small" aria-label={t`Edit ${name}`} onClick={open}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </Cluster>
  );
}
