/** The recipients who did not receive a bulk message, and why. */
import { Plural, Trans } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";

import classes from "./compose.module.css";
import { PlansLink } from "./composer-closed.tsx";
import type { useBulkSend } from "./use-bulk-send.ts";

export function FailedRecipients({ sending }: { sending: ReturnType<typeof useBulkSend> }) {
  const { failed, sentCount } = sending;
  const isOnly = sentCount === 0 && failed.length === 1;
  return (
    <Stack gap={8} align="start" role="alert" className={classes.notSent}>
      {failed.length > 0 && (
        <>
          <Row as="p" gap={6} align="stretch" className={classes.failed}>
            <IconAlertCircle size={18} />
            {isOnly ? (
              <span>
                <Trans>Not sent.</Trans> {failed[0]!.why}
              </span>
            ) : (
              <span>
                <Plural value={sentCount} one="# sent" other="# sent" />,{" "}
                <Plural value={failed.length} one="# failed" other="# failed" />
              </span>
            )}
          </Row>
          {!isOnly && (
            <ul>
              {failed.map(({ recipient, why }) => (
                <li key={recipient.id}>
                  <strong>{recipient.name}</strong> {why}
                </li>
              ))}
            </ul>
          )}
          {failed.some(({ needsPlan }) => needsPlan) && <PlansLink />}
        </>
      )}
    </Stack>
  );
}
