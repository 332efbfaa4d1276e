/**
 * A form over a Zod schema: validates on submit, then on blur for fields with an error; the server's errors appear at
 * their fields.
 *
 *     const form = useZodForm({ schema: SignUp, initial: { email: "" }, submit: (values) => signUp(values) });
 *     <Form form={form} submit={t`Create account`}>…</Form>
 */
import { i18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useRef, useState } from "react";
import type { z } from "zod";

import { validationMessage } from "#platform/shared/validation-message.ts";
import { ApiError, firstErrorByField } from "../api-client/api-error.ts";
import { randomId } from "../api-client/random-id.ts";
import { reportFailure } from "../page/report-failure.ts";
import { useFormState, type FormState, type FormValues } from "./form-state.ts";

/** The values of a form as its schema reads them. */
export type FormValuesOf<S extends z.ZodType> = z.input<S> & FormValues;

/** A choice not made yet is "", which its schema refuses. */
type InitialValues<V extends FormValues> = V | { [K in keyof V]: V[K] extends string ? V[K] | "" : V[K] };

export interface ZodFormOptions<S extends z.ZodType, V extends FormValues = FormValuesOf<S>> {
  /** Or a function that loads it when somebody begins to fill in the form; always the same one for one schema. */
  schema: S | (() => Promise<S>);
  /** Every field has an initial value: "", [] or false. */
  initial: NoInfer<InitialValues<V>>;
  /** Receives the parsed values. Reject with an `ApiError` to show its errors at the fields. */
  submit: (values: z.output<S>) => Promise<unknown>;
  /** The server's field names that differ here: theirs to ours. */
  serverFieldNames?: Record<string, string>;
  /** Leaving with unsaved changes asks for confirmation. Off for forms that autosave, and for log-in. */
  guard?: boolean;
}

export interface ZodForm<V extends FormValues = FormValues> {
  form: FormState<V>;
  submit: (event?: { preventDefault(): void }) => void;
  /** Loads a schema that is loaded on demand: for whoever is about to submit. */
  prepare: () => void;
  isSending: boolean;
  /** Errors that belong to no field. */
  general: string[];
  /** Grows with every rejected submit: then the error summary takes the focus. */
  rejectedSubmits: number;
  guard: boolean;
  /** Shows errors found elsewhere, by field name; "" for those of no field. */
  showErrors: (fields: Record<string, string>) => void;
  /** Validates a field again if it has an error. */
  revalidate: (name: string) => void;
}

/** `V` is named where the schema reads only some of the values: one step of several. */
export function useZodForm<S extends z.ZodType, V extends FormValuesOf<S> = FormValuesOf<S>>(
  options: ZodFormOptions<S, V>,
): ZodForm<V> {
  const { initial, guard = true } = options;
  const schema = useSchema(options.schema);
  const form = useFormState<V>(initial as V);
  const [isSending, setSending] = useState(false);
  const [general, setGeneral] = useState<string[]>([]);
  const [rejectedSubmits, setRejectedSubmits] = useState(0);
  const sending = useRef(false);

  const refuse = (fields: Record<string, string>) => {
    const renamedFields = Object.entries(fields).map(
      ([name, text]) => [options.serverFieldNames?.[name] ?? name, text] as const,
    );
    const known = renamedFields.filter(([name]) => Object.hasOwn(form.values, name.split(".")[0]!));
    form.setErrors(Object.fromEntries(known));
    setGeneral(renamedFields.filter((entry) => !known.includes(entry)).map(([, text]) => text));
    setRejectedSubmits((count) => count + 1);
  };

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      const known = await schema.load();
      const parsed = known.safeParse(form.getValues());
      if (!parsed.success) return refuse(errorsOf(known, form.getValues()));
      setSending(true);
      form.clearErrors();
      setGeneral([]);
      await options.submit(parsed.data);
      form.resetDirty();
    } catch (error) {
      refuse(errorsFromServer(error));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    form,
    isSending,
    general,
    rejectedSubmits,
    guard,
    showErrors: refuse,
    // A load that fails is tried again by the submit, which says so.
    prepare: () => void schema.load().catch(() => {}),
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    revalidate: (name) => {
      // Only after the form was validated, so that the schema is loaded by then.
      if (form.errors[name] && schema.current)
        form.setFieldError(name, errorsOf(schema.current, form.getValues())[name]);
    },
  };
}

function useSchema<S extends z.ZodType>(given: S | (() => Promise<S>)) {
  const known = useRef<{ by: unknown; schema: S } | null>(null);
  const loaded = () => (known.current?.by === given ? known.current.schema : null);
  const load = async (): Promise<S> => {
    if (typeof given !== "function") return given;
    const before = loaded();
    if (before) return before;
    const schema = await given().catch((): never => {
      throw new ApiError("fetch", "");
    });
    known.current = { by: given, schema };
    return schema;
  };
  return {
    get current() {
      return typeof given === "function" ? loaded() : given;
    },
    load,
  };
}

function errorsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values, { error: validationMessage });
  if (result.success) return {};
  return firstErrorByField(result.error.issues.map(({ path, message }) => [path.join("."), message]));
}

function errorsFromServer(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) reportFailure(error, randomId());
  if (!(error instanceof ApiError) || error.status >= 500)
    return { "": /*i18n*/ "Something went wrong on our side. Try again." };
  if (error.kind === "fetch") return { "": /*i18n*/ "We couldn't reach the server. Try again." };
  if (error.status === 429) return { "": retryMessage(error.retryAfter ?? 60) };
  if (error.errors.length === 0) return { "": error.message };
  return error.fields;
}

/** In whole minutes: nobody counts seconds. */
function retryMessage(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return i18n._(
    msg`Too many tries. Wait ${plural(minutes, { one: "# minute", other: "# minutes" })}, then try again.`,
  );
}
