/** A message that is being sent, or failed, with Retry and Discard. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";

import type { OutboxMessage } from "../composer/draft-storage.ts";
import { MessageText } from "./message-body.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./message-row.module.css";
import { useThreadScope } from "./thread-context.ts";

export function UnsentMessage({ unsent }: { unsent: OutboxMessage }) {
  const { i18n } = useLingui();
  const { retry, discard } = useThreadScope();
  const { text, attachments, problem, isWaiting } = unsent;
  return (
    <div className={classes.said} data-own>
      <div className={classes.parts} data-own data-unsent>
        {text && (
          <div className={classes.bubble}>
            <MessageText text={text} />
          </div>
        )}
        {attachments.map(({ id, filename }) => (
          <div key={id} className={classes.bubble}>
            {filename}
          </div>
        ))}
      </div>
      {problem === null ? (
        <Cluster as="p" gap={[0, 8]} align="stretch" className={`tiny muted ${classes.foot}`}>
          <Trans>Sending…</Trans>
        </Cluster>
      ) : (
        <Cluster gap={[0, 8]} justify="end" className={`small ${classes.failed}`} role="alert">
          <IconAlertCircle size={18} />
          <p>
            <strong>
              <Trans>Not sent.</Trans>
            </strong>{" "}
            {i18n._(problem)} {isWaiting && <Trans>It goes by itself when you are back online.</Trans>}
          </p>
          <button type="button" onClick={() => retry(unsent)}>
            <Trans>Retry</Trans>
          </button>
          <button type="button" onClick={() => discard(unsent)}>
            <Trans>Discard</Trans>
          </button>
        </Cluster>
      )}
    </div>
  );
}
