/** The form of any row: a field for each attribute, of the kind that its schema asks for. Only what changed is sent. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { attributeLabel, type ConsoleCollection } from "./console-collections.ts";
import { fieldType, fromText, joinParts, type JsonSchema, partOf, toText, withParts } from "./field-kinds.ts";
import { RelatedField } from "./related-field.tsx";

interface RecordFormProps {
  properties: Record<string, JsonSchema>;
  required?: readonly string[];
  belongsTo: Record<string, string | null>;
  collections: readonly ConsoleCollection[];
  /** The stored values, by attribute. */
  initial: Record<string, unknown>;
  submit: string;
  save: (values: Record<string, unknown>) => Promise<unknown>;
  /** What goes with the form, given what stands in it now. */
  beside?: (values: Record<string, unknown>) => React.ReactNode;
}

/** What stands in the form: texts, lists of ids, and null where a choice was cleared. */
type Typed = Record<string, string | string[] | null>;

export function RecordForm(props: RecordFormProps) {
  const { required = [], belongsTo, collections, initial, submit, save, beside } = props;
  const properties = withParts(props.properties);
  const { t } = useLingui();
  const names = Object.keys(properties);
  /** The collection whose ids a list such as `geographyIds` holds. */
  const listed = (name: string) =>
    name.endsWith("Ids")
      ? collections.find(({ type }) => type === pluralOf(name.slice(0, -"Ids".length)))
      : undefined;
  const types = Object.fromEntries(names.map((name) => [name, fieldType(properties[name]!)]));
  const texts: Typed = Object.fromEntries(
    names.map((name) => {
      const stored = partOf(initial, name);
      return [name, listed(name) ? ((stored as string[] | null) ?? []) : toText(types[name]!, stored)];
    }),
  );
  const isNew = Object.keys(initial).length === 0;
  const schema = z
    .record(z.string(), z.union([z.string(), z.array(z.string()), z.null()]))
    .superRefine((values, context) => {
      for (const name of changedNames(values)) {
        const isMissing = String(values[name] ?? "").trim() === "" && required.includes(name);
        if (isMissing || read(name, values[name]!) === undefined)
          context.addIssue({
            code: "custom",
            path: [name],
            message: /*i18n*/ "This is not a value that fits here",
          });
      }
    });
  const read = (name: string, value: Typed[string]) =>
    Array.isArray(value) ? { value } : fromText(types[name]!, value ?? "");
  /** Of a new row also what must be given. */
  function changedNames(values: Typed): string[] {
    return names.filter(
      (name) =>
        String(values[name] ?? "") !== String(texts[name] ?? "") || (isNew && required.includes(name)),
    );
  }
  const form = useZodForm({
    schema,
    initial: texts,
    submit: (values) =>
      save(
        joinParts(
          initial,
          Object.fromEntries(changedNames(values).map((name) => [name, read(name, values[name]!)!.value])),
        ),
      ),
  });
  /** What stands in the form, as it would be saved; what does not fit is left out. */
  const typed = () => {
    const values = form.form.getValues();
    const fitting = names.flatMap((name) => {
      const parsed = read(name, values[name] ?? "");
      return parsed ? [[name, parsed.value] as const] : [];
    });
    return joinParts(initial, Object.fromEntries(fitting));
  };
  return (
    <Form form={form} submit={submit}>
      {beside?.(typed())}
      {names.map((name) => {
        const { field, isNullable } = types[name]!;
        const label = attributeLabel(name);
        const shared = { name, label, optional: isNullable || (isNew && !required.includes(name)) };
        const related = belongsTo[name] && collections.find(({ path }) => path === belongsTo[name]);
        if (related) return <RelatedField key={name} {...shared} collection={related} />;
        const many = listed(name);
        if (many) return <RelatedField key={name} {...shared} collection={many} isList />;
        switch (field.kind) {
          case "choice":
            return <SelectField key={name} {...shared} options={field.options} empty={t`Choose one`} />;
          case "switch":
            return (
              <SelectField
                key={name}
                {...shared}
                empty={t`Choose one`}
                options={[
                  { value: "true", label: t`Yes` },
                  { value: "false", label: t`No` },
                ]}
              />
            );
          case "number":
            return <TextField key={name} {...shared} inputMode="decimal" />;
          case "time":
            return <TextField key={name} {...shared} hint={t`A time, as in 2026-03-01T09:00Z`} />;
          case "lines":
            return <TextAreaField key={name} {...shared} hint={t`One on each line`} />;
          case "json":
            return <TextAreaField key={name} {...shared} hint={t`As JSON`} />;
          default:
            return field.isLong ? (
              <TextAreaField key={name} {...shared} />
            ) : (
              <TextField key={name} {...shared} />
            );
        }
      })}
    </Form>
  );
}

/** `geography` → `geographies`, as types are called. */
const pluralOf = (name: string) => {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake.endsWith("y") ? `${snake.slice(0, -1)}ies` : `${snake}s`;
};
