/**
 * A form over a Zod schema: validates on submit, then on blur where a field was wrong; the server's errors come back to
 * their fields.
 *
 *     const form = useZodForm({ schema: SignUp, initial: { email: "" }, submit: (values) => signUp(values) });
 *     <Form form={form} submit={t`Create account`}>…</Form>
 */
import { i18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";

import { validationMessage } from "#platform/shared/validation-message.ts";
import { ApiError, firstOfEach } from "../api-client/api-error.ts";
import { randomId } from "../api-client/random-id.ts";
import { reportFailure } from "../page/report-failure.ts";

export interface ZodFormOptions<S extends z.ZodType> {
  /** Or a way to load it: a page then stands before what checks its form has arrived. */
  schema: S | (() => Promise<S>);
  /** Every field has a value from the start: "" , [] or false. */
  initial: z.input<S> & Record<string, unknown>;
  /** Gets the parsed values. Reject with an `ApiError` to show its errors at the fields. */
  submit: (values: z.output<S>) => Promise<unknown>;
  /** Names of the server's fields that are called otherwise here. */
  renamed?: Record<string, string>;
  /** Leaving with unsaved changes asks first. Off for forms that save by themselves, and for log-in. */
  guard?: boolean;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the schema says what they are, the fields look them up by name
export type FormValues = Record<string, any>;

export interface ZodForm {
  form: UseFormReturnType<FormValues>;
  submit: (event?: { preventDefault(): void }) => void;
  isSending: boolean;
  /** Sentences that belong to no field. */
  general: string[];
  /** Grows with every refused submit: the summary takes the focus then. */
  refusals: number;
  guard: boolean;
  /** Shows errors found elsewhere, by field name; "" for those of no field. */
  refuse: (fields: Record<string, string>) => void;
  /** Validates one field again when it is known to be wrong. */
  recheck: (name: string) => void;
}

export function useZodForm<S extends z.ZodType>(options: ZodFormOptions<S>): ZodForm {
  const { initial, guard = true } = options;
  const schema = useSchema(options.schema);
  const form = useForm<FormValues>({
    initialValues: initial,
    // Fields are checked again only after the form was, so that the schema is there by then.
    validate: (values) => (schema.current ? errorsOf(schema.current, values) : {}),
  });
  const [isSending, setSending] = useState(false);
  const [general, setGeneral] = useState<string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const sending = useRef(false);

  const refuse = (fields: Record<string, string>) => {
    const own = Object.entries(fields).map(
      ([name, text]) => [options.renamed?.[name] ?? name, text] as const,
    );
    const known = own.filter(([name]) => Object.hasOwn(form.values, name.split(".")[0]!));
    form.setErrors(Object.fromEntries(known));
    setGeneral(own.filter((entry) => !known.includes(entry)).map(([, text]) => text));
    setRefusals((count) => count + 1);
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
      refuse(serverErrors(error));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    form,
    isSending,
    general,
    refusals,
    guard,
    refuse,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    recheck: (name) => {
      if (form.errors[name]) form.validateField(name);
    },
  };
}

/** Begins to load it once the form stands; a form sent earlier waits, and one that failed to load is asked for again. */
function useSchema<S extends z.ZodType>(given: S | (() => Promise<S>)) {
  const loaded = useRef<S | null>(null);
  const load = async (): Promise<S> => {
    if (typeof given !== "function") return given;
    if (loaded.current) return loaded.current;
    const schema = await given().catch((): never => {
      throw new ApiError("fetch", "");
    });
    loaded.current = schema;
    return schema;
  };
  const begin = useEffectEvent(() => void load().catch(() => {}));
  useEffect(() => begin(), []);
  return {
    get current() {
      return typeof given === "function" ? loaded.current : given;
    },
    load,
  };
}

function errorsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values, { error: validationMessage });
  if (result.success) return {};
  return firstOfEach(result.error.issues.map(({ path, message }) => [path.join("."), message]));
}

function serverErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) reportFailure(error, randomId());
  if (!(error instanceof ApiError) || error.status >= 500)
    return { "": /*i18n*/ "Something went wrong on our side. Try again." };
  if (error.kind === "fetch") return { "": /*i18n*/ "We couldn't reach the server. Try again." };
  if (error.status === 429) return { "": waitSentence(error.retryAfter ?? 60) };
  if (error.errors.length === 0) return { "": error.message };
  return error.fields;
}

/** Told in whole minutes: nobody counts seconds. */
function waitSentence(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return i18n._(
    msg`Too many tries. Wait ${plural(minutes, { one: "# minute", other: "# minutes" })}, then try again.`,
  );
}
