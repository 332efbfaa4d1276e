/** Why: in words that the reader can act on, begun with a text that is often used. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import chip from "#platform/web/ui/form/chip.module.css";
import field from "#platform/web/ui/form/field.module.css";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";

interface ReasonDialogProps {
  title: string;
  confirm: string;
  isDestructive: boolean;
  templates: readonly string[];
  isBusy: boolean;
  /** The words are for the audit log alone. */
  isInternal?: boolean;
  /** Asks for a number above zero as well. */
  numberLabel?: string;
  onConfirm: (words: string, number?: number) => void;
  onClose: () => void;
}

const maxLength = 2000;

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, confirm, isDestructive, templates, isBusy, numberLabel, isInternal, onConfirm, onClose } =
    props;
  const { t } = useLingui();
  const id = useId();
  const [words, setWords] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [typed, setTyped] = useState("");
  const number = numberLabel ? Number(typed) : undefined;
  const isNumberMissing = number !== undefined && !(number > 0);
  const send = () => (words.trim() && !isNumberMissing ? onConfirm(words.trim(), number) : setMissing(true));
  return (
    <Dialog
      isOpen
      isAlert={isDestructive}
      closesOutside={!words}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <BusyButton color={isDestructive ? "red" : "brand"} isBusy={isBusy} onClick={send}>
            {confirm}
          </BusyButton>
        </>
      }
    >
      <Stack gap={12}>
        {numberLabel && (
          <div>
            <label htmlFor={`${id}-number`} className={field.label}>
              {numberLabel}
            </label>
            <div className={field.error} role="alert">
              {isMissing && isNumberMissing && <Trans>Enter a number above zero</Trans>}
            </div>
            <input
              id={`${id}-number`}
              data-autofocus
              className={field.input}
              inputMode="decimal"
              value={typed}
              aria-invalid={(isMissing && isNumberMissing) || undefined}
              onChange={(event) => (setTyped(event.currentTarget.value), setMissing(false))}
            />
          </div>
        )}
        <div>
          <label htmlFor={id} className={field.label}>
            {isInternal ? <Trans>Why</Trans> : <Trans>What they read</Trans>}
          </label>
          {isInternal && (
            <div className={field.hint}>
              <Trans>It is written down with your name. They don't read it.</Trans>
            </div>
          )}
          <div className={field.error} role="alert">
            {isMissing &&
              !words.trim() &&
              (isInternal ? <Trans>Say why</Trans> : <Trans>Say why, in words they can act on</Trans>)}
          </div>
          <textarea
            id={id}
            data-autofocus={numberLabel ? undefined : true}
            className={field.input}
            rows={5}
            maxLength={maxLength}
            value={words}
            aria-invalid={(isMissing && !words.trim()) || undefined}
            onChange={(event) => (setWords(event.currentTarget.value), setMissing(false))}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
            }}
          />
        </div>
        <Cluster gap={8} role="group" aria-label={t`Texts that are often used`}>
          {templates.map((one) => (
            <button key={one} type="button" className={chip.chip} onClick={() => setWords(one)}>
              {one}
            </button>
          ))}
        </Cluster>
      </Stack>
    </Dialog>
  );
}
