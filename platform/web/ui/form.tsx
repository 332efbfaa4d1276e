/** The frame of every form: error summary, fields, one submit button, and the question before unsaved work is left. */
import { useLingui } from "@lingui/react/macro";
import { createContext, use, useEffect, useId, useRef } from "react";

import { ErrorSummary } from "./error-summary.tsx";
import classes from "./form.module.css";
import { SubmitButton } from "./submit-button.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { ZodForm } from "./use-zod-form.ts";

interface FormProps {
  form: ZodForm;
  /** Names the form for screen readers, where a page has several. */
  label?: string;
  /** The word on the button, a verb: "Create account". False when the form brings its own `<SubmitButton>`. */
  submit: string | false;
  /** Beside the submit button: "Log in instead". */
  beside?: React.ReactNode;
  children: React.ReactNode;
}

interface FormScope extends ZodForm {
  id: string;
}

const FormContext = createContext<FormScope | null>(null);

export function Form({ form, label, submit, beside, children }: FormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useErrorTitle(form.refusals > 0 && (Object.keys(form.form.errors).length > 0 || form.general.length > 0));
  const sendByKey = (event: React.KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.submit(event);
  };
  return (
    <FormContext value={{ ...form, id }}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className={classes.form}
        onSubmit={form.submit}
        onKeyDown={sendByKey}
      >
        <ErrorSummary />
        {children}
        {submit !== false && (
          <div className={classes.foot}>
            <SubmitButton>{submit}</SubmitButton>
            {beside}
          </div>
        )}
        {form.guard && <UnsavedGuard isDirty={form.form.isDirty() && !form.isSending} />}
      </form>
    </FormContext>
  );
}

/** The form around a field. Throws outside of one: that is a developer's mistake. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error("A field must stand inside <Form>");
  return scope;
}

export const fieldId = (formId: string, name: string) => `${formId}-${name.replaceAll(".", "-")}`;

function useErrorTitle(isWrong: boolean) {
  const { t } = useLingui();
  const prefix = t`Error: `;
  useEffect(() => {
    if (!isWrong || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => void (document.title = document.title.replace(prefix, ""));
  }, [isWrong, prefix]);
}
