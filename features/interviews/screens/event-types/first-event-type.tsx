/** A first interview type in the middle of something else: a group of fields with its own button, not a form in a form. */
import { Trans, useLingui } from "@lingui/react/macro";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ErrorSummary } from "#platform/web/ui/form/error-summary.tsx";
import { FormContext } from "#platform/web/forms/form-scope.ts";
import type { EventType } from "./use-event-types.ts";
import { EventTypeFormFields } from "./form-fields.tsx";
import { useEventTypeForm } from "./use-event-type-form.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./event-type.module.css";

interface EventTypeQuickProps {
  made: (type: EventType) => void;
  /** Absent where there is nothing to go back to. */
  cancel?: () => void;
}

export function FirstEventType({ made, cancel }: EventTypeQuickProps) {
  const { t } = useLingui();
  const { form, fields } = useEventTypeForm(null, made);
  return (
    <FormContext value={{ ...form, id: "new-interview-type" }}>
      <Stack
        as="fieldset"
        gap={20}
        className={classes.inner}
        onKeyDown={(event) => {
          const isLine = event.target instanceof HTMLInputElement && event.target.type !== "radio";
          if (event.key !== "Enter" || !isLine) return;
          // Enter makes the type; it must not send the invitation around it.
          event.preventDefault();
          form.submit();
        }}
      >
        <legend>
          <Trans>New interview type</Trans>
        </legend>
        <ErrorSummary />
        <EventTypeFormFields {...fields} />
        <Cluster gap={8} align="stretch">
          <BusyButton variant="outline" isBusy={form.isSending} onClick={() => form.submit()}>
            {t`Create interview type`}
          </BusyButton>
          {cancel && (
            <Button variant="subtle" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Cluster>
      </Stack>
    </FormContext>
  );
}
