/** One entry found in a resume: what it says, what is missing, and the ways to add it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { useId, useState } from "react";

import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { EducationHistoryForm } from "../profile/education-history.form.tsx";
import { WorkHistoryForm } from "../profile/work-history.form.tsx";
import classes from "./import-resume.module.css";
import { missingFieldWords } from "./missing-field-words.ts";
import type { Found, FoundEntry } from "./use-found.ts";
import { useFoundText } from "./use-found-text.ts";
import { WithChildren } from "./with-children.tsx";

interface FoundCardProps {
  entry: FoundEntry;
  found: Found;
  /** A language model wrote it. */
  isDrafted: boolean;
}

export function FoundCard({ entry, found, isDrafted }: FoundCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { key } = entry;
  const form = {
    draftAs: key,
    onCancel: () => setOpen(false),
    onSaved: () => (found.markAdded(key), setOpen(false)),
  };
  return (
    <li className={classes.card} data-added={entry.isAdded || undefined}>
      {!isOpen ? (
        <Summary entry={entry} found={found} isDrafted={isDrafted} open={() => setOpen(true)} />
      ) : entry.kind === "work" ? (
        <WorkHistoryForm initial={entry.entry} {...form} />
      ) : (
        <EducationHistoryForm initial={entry.entry} {...form} />
      )}
    </li>
  );
}

function Summary({ entry, found, isDrafted, open }: FoundCardProps & { open: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const { name, where, when } = useFoundText()(entry);
  const { key, isAdded, isKnown, isWanted } = entry;
  const description = entry.kind === "work" && entry.said.description;
  return (
    <>
      <label className={classes.wanted}>
        <input
          type="checkbox"
          checked={isWanted || isAdded}
          disabled={isAdded}
          aria-describedby={id}
          onChange={(event) => found.want(key, event.currentTarget.checked)}
        />
        <span className={classes.name}>{name}</span>
      </label>
      <div id={id} className={classes.about}>
        {where && <div>{where}</div>}
        {when && <div className="small muted">{when}</div>}
        <div className={classes.pills}>
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
        </div>
        {description && <p className={`${classes.text} small`}>{description}</p>}
        {!isAdded && <Missing entry={entry} />}
      </div>
      {!isAdded && isWanted && (
        <div className={classes.more}>
          {entry.kind === "work" && (
            <WithChildren
              name={name}
              answer={entry.entry.workedWithChildren}
              choose={(answer) => found.answer(key, answer)}
            />
          )}
          <Acts entry={entry} found={found} name={name || t`this entry`} open={open} />
        </div>
      )}
    </>
  );
}

/** Whether one worked with children is asked on the card itself. */
function Missing({ entry }: { entry: FoundEntry }) {
  const { i18n } = useLingui();
  const fields = entry.missing.filter(
    (field) => field !== "workedWithChildren" && Object.hasOwn(missingFieldWords, field),
  );
  if (fields.length === 0) return null;
  const words = fields.map((field) => i18n._(missingFieldWords[field as keyof typeof missingFieldWords]));
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(words);
  return (
    <p className={`${classes.missing} small`}>
      <Trans>Still missing: {list}</Trans>
    </p>
  );
}

interface ActsProps extends Pick<FoundCardProps, "entry" | "found"> {
  name: string;
  open: () => void;
}

function Acts({ entry, found, name, open }: ActsProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await found.add(entry);
    setBusy(false);
  };
  const lacksMore = entry.missing.some((field) => field !== "workedWithChildren");
  return (
    <div className={classes.acts}>
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
      {lacksMore ? (
        <Button variant="outline" size="small" aria-label={t`Complete ${name}`} onClick={open}>
          <Trans>Complete</Trans>
        </Button>
      ) : (
        <Button variant="subtle" size="small" aria-label={t`Edit ${name}`} onClick={open}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </div>
  );
}
