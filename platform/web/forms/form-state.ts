/** The values and errors of a form, and which values differ from where they began; React reads it by `useFormState`. */
import { useState, useSyncExternalStore } from "react";

// oxlint-disable-next-line typescript/no-explicit-any -- the schema types them, the fields look them up by name
export type FormValues = Record<string, any>;
/** By field name, nested ones with dots; the texts are not translated yet. */
export type FormErrors = Record<string, string>;

export interface FormState<V extends FormValues = FormValues> {
  /** The values and errors of this rendering. */
  values: V;
  errors: FormErrors;
  /** The values of this moment. */
  getValues: () => V;
  getInitialValues: () => V;
  getValue: (name: string) => unknown;
  /** A value, or a function from the value before to the next. */
  setFieldValue: (name: string, value: unknown) => void;
  /** Replaces the values that are given. */
  setValues: (values: Partial<V>) => void;
  setErrors: (errors: FormErrors) => void;
  setFieldError: (name: string, error: string | undefined) => void;
  clearErrors: () => void;
  clearFieldError: (name: string) => void;
  /** Whether a value, or any, differs from its initial one. */
  isDirty: (name?: string) => boolean;
  /** Whether anything was changed since the start or the last reset, even if it was changed back. */
  isTouched: () => boolean;
  /** Back to the initial values. */
  reset: () => void;
  /** The present values become the initial ones. */
  resetDirty: () => void;
}

export function useFormState<V extends FormValues>(initial: V): FormState<V> {
  const [store] = useState(() => createFormStore(initial));
  const { values, errors } = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { ...store.actions, values, errors };
}

export function createFormStore<V extends FormValues>(given: V) {
  let initial = given;
  let state: { values: V; errors: FormErrors } = { values: given, errors: {} };
  let isTouched = false;
  const listeners = new Set<() => void>();
  const update = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setFieldError = (name: string, error: string | undefined) => {
    if (state.errors[name] === error) return;
    const { [name]: _, ...others } = state.errors;
    update({ errors: error === undefined ? others : { ...others, [name]: error } });
  };
  const actions: Omit<FormState<V>, "values" | "errors"> = {
    getValues: () => state.values,
    getInitialValues: () => initial,
    getValue: (name) => valueAt(state.values, name),
    setFieldValue(name, value) {
      const before = valueAt(state.values, name);
      const next: unknown = typeof value === "function" ? value(before) : value;
      isTouched = true;
      setFieldError(name, undefined);
      // A field writes values of the kind that it shows: the names are known when the form runs.
      if (next !== before) update({ values: withValueAt(state.values, name.split("."), next) as V });
    },
    setValues: (values) => update({ values: { ...state.values, ...values }, errors: {} }),
    setErrors: (errors) => update({ errors }),
    setFieldError,
    clearErrors: () => update({ errors: {} }),
    clearFieldError: (name) => setFieldError(name, undefined),
    isDirty: (name) =>
      name ? !isSame(valueAt(state.values, name), valueAt(initial, name)) : !isSame(state.values, initial),
    isTouched: () => isTouched,
    reset() {
      isTouched = false;
      update({ values: initial, errors: {} });
    },
    resetDirty() {
      initial = state.values;
      update({});
    },
  };
  return {
    actions,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const valueAt = (values: unknown, name: string): unknown =>
  name.split(".").reduce<unknown>((value, key) => (isParent(value) ? value[key] : undefined), values);

/** A copy that shares whatever did not change. */
function withValueAt(parent: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const child = withValueAt(isParent(parent) ? parent[key] : undefined, rest, value);
  if (Array.isArray(parent)) return parent.with(Number(key), child);
  return { ...(isParent(parent) ? parent : {}), [key]: child };
}

/** Lists and plain objects by their content, anything else (files, dates) by identity. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isParent(one) || !isParent(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (!Array.isArray(one) && !(isPlain(one) && isPlain(other))) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;
