/** Frequent answers of educators; a press inserts the text for review before sending. */
import { useLingui } from "@lingui/react/macro";
import { Row } from "#platform/web/ui/layout/stack.tsx";

import classes from "./composer.module.css";

export function QuickReplies({ choose }: { choose: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <Row gap={8} align="stretch" role="group" aria-label={t`Quick replies`} className={classes.quick}>
      {[t`Thanks, I'm interested`, t`Could we find another time?`].map((text) => (
        <button key={text} type="button" onClick={() => choose(text)}>
          {text}
        </button>
      ))}
    </Row>
  );
}
