/** The text input of a message: grows with its text, sends by keys, accepts pasted files. */
import { Plural, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";

import { maxMessageLength } from "../../message-constants.ts";
import classes from "./composer.module.css";
import { messageLength } from "./send-problems.ts";
import { useEnterKey } from "./use-enter-key.ts";

interface MessageInputProps {
  ref: React.RefObject<HTMLTextAreaElement | null>;
  label: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onFiles: (files: File[]) => void;
  isWrong: boolean;
  /** Initial number of lines. */
  rows?: number;
  /** Enter always starts a new line, because one press would reach many people. */
  isLong?: boolean;
}

/** The remaining length is shown only near the limit. */
const countShownFrom = maxMessageLength - 500;

export function MessageInput(props: MessageInputProps) {
  const { ref, label, text, onChange, onSend, onFiles, isWrong, rows = 1, isLong = false } = props;
  const { t } = useLingui();
  const sends = useEnterKey().sends && !isLong;
  const composing = useRef(false);
  useLayoutEffect(() => {
    const area = ref.current!;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [ref, text]);
  const press = (event: React.KeyboardEvent) => {
    // Ignores an Enter that confirms an input-method composition, as in Chinese.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || composing.current) return;
    const isForced = event.ctrlKey || event.metaKey;
    if (!isForced && (!sends || event.shiftKey)) return;
    event.preventDefault();
    onSend();
  };
  const length = messageLength(text);
  const left = maxMessageLength - length;
  return (
    <div className={classes.field}>
      <textarea
        ref={ref}
        rows={rows}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby="message-problem"
        placeholder={t`Write a message`}
        className={classes.input}
        value={text}
        enterKeyHint={sends ? "send" : "enter"}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={press}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => (composing.current = false)}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          onFiles(files);
        }}
      />
      {length > countShownFrom && (
        <p className={`tiny muted ${classes.count}`} data-over={left < 0 || undefined} role="status">
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
