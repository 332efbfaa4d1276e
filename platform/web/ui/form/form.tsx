/** The frame of every form: error summary, fields, one submit button, and the guard of unsaved changes. */
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useLayoutEffect, useRef } from "react";

import { ErrorSummary } from "./error-summary.tsx";
import { FormContext } from "../../forms/form-scope.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./form.module.css";
import { SubmitButton } from "./submit-button.tsx";
import { prehydrationInput } from "../../forms/restore-prehydration-input.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";
import { UnsavedGuard } from "../overlay/unsaved-guard.tsx";
import type { ZodForm } from "../../forms/use-zod-form.ts";

interface FormProps {
  form: ZodForm;
  /** Names the form for screen readers, on a page with several. */
  label?: string;
  /** The label of the button, a verb: "Create account". False for a form with its own `<SubmitButton>`. */
  submit: string | false;
  /** Beside the submit button: "Log in instead". */
  beside?: React.ReactNode;
  children: React.ReactNode;
}

export function Form({ form, label, submit, beside, children }: FormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useErrorTitle(
    form.rejectedSubmits > 0 && (Object.keys(form.form.errors).length > 0 || form.general.length > 0),
  );
  const isOfBrowser = useHydrated();
  useLayoutEffect(() => {
    // In a form that begins here nothing was typed before, and what a combobox shows is not its value.
    if (isOfBrowser) return;
    for (const [name, value] of Object.entries(prehydrationInput(element.current!, form.form.getValues())))
      form.form.setFieldValue(name, value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on hydration
  }, []);
  const sendByKey = (event: React.KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.submit(event);
  };
  return (
    <FormContext value={{ ...form, id }}>
      <Stack
        as="form"
        gap={24}
        ref={element}
        noValidate
        // Before hydration, Enter must not put a password into the address: this method does nothing.
        method="dialog"
        aria-label={label}
        onSubmit={form.submit}
        onFocus={form.prepare}
        onKeyDown={sendByKey}
      >
        <ErrorSummary />
        {children}
        {submit !== false && (
          <Cluster gap={[12, 16]} className={classes.foot} data-form-foot>
            <SubmitButton>{submit}</SubmitButton>
            {beside}
          </Cluster>
        )}
        {form.guard && <UnsavedGuard isDirty={form.form.isDirty() && !form.isSending} />}
      </Stack>
    </FormContext>
  );
}

function useErrorTitle(isWrong: boolean) {
  const { t } = useLingui();
  const prefix = t`Error: `;
  useEffect(() => {
    if (!isWrong || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => void (document.title = document.title.replace(prefix, ""));
  }, [isWrong, prefix]);
}
