/** The text field of a note: Ctrl+Enter (⌘Enter) saves it, and the remaining length is shown near the limit. */
import { Plural, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { useId } from "react";

import field from "#platform/web/ui/form/field.module.css";
import { maxNoteLength } from "../../note.ts";
import classes from "./note-list.module.css";

interface NoteFieldProps {
  ref?: React.Ref<HTMLTextAreaElement>;
  label: string;
  text: string;
  problem: string | null;
  onChange: (text: string) => void;
  onSave: () => void;
  onBlur?: () => void;
  onEscape?: () => void;
}

/** From this length on, the remaining characters are shown. */
const showsRemainingFrom = maxNoteLength - 500;

export function NoteField({ ref, label, text, problem, onChange, onSave, onBlur, onEscape }: NoteFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const left = maxNoteLength - text.length;
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && onEscape) {
      event.stopPropagation();
      onEscape();
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div id={`${id}-error`} className={field.error} aria-live="polite">
        {problem && (
          <>
            <IconAlertCircle size={18} />
            <span>{i18n._(problem)}</span>
          </>
        )}
      </div>
      <textarea
        ref={ref}
        id={id}
        rows={3}
        className={`${field.input} ${field.area} ${classes.area}`}
        aria-describedby={`${id}-error`}
        aria-invalid={problem ? true : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={onBlur}
      />
      {text.length > showsRemainingFrom && (
        <p className={`tiny muted ${field.counter}`} role="status">
          {left >= 0 ? (
            <Plural value={left} one="# character left" other="# characters left" />
          ) : (
            <Plural value={-left} one="# character too many" other="# characters too many" />
          )}
        </p>
      )}
    </div>
  );
}
