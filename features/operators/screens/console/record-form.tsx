/** The form of any row: a field for each attribute, of the kind that its schema asks for. Only what changed is sent. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { attributeLabel, type ConsoleCollection, rowName } from "./console-collections.ts";
import { fieldType, fromText, joinParts, type JsonSchema, partOf, toText, withParts } from "./field-kinds.ts";

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

export function RecordForm(props: RecordFormProps) {
  const { required = [], belongsTo, collections, initial, submit, save, beside } = props;
  const properties = withParts(props.properties);
  const { t } = useLingui();
  const names = Object.keys(properties);
  const types = Object.fromEntries(names.map((name) => [name, fieldType(properties[name]!)]));
  const texts = Object.fromEntries(names.map((name) => [name, toText(types[name]!, partOf(initial, name))]));
  const isNew = Object.keys(initial).length === 0;
  const schema = z.record(z.string(), z.string()).superRefine((values, context) => {
    for (const name of changedNames(values)) {
      const isMissing = values[name]!.trim() === "" && required.includes(name);
      if (isMissing || fromText(types[name]!, values[name]!) === undefined)
        context.addIssue({
          code: "custom",
          path: [name],
          message: /*i18n*/ "This is not a value that fits here",
        });
    }
  });
  /** Of a new row also what must be given. */
  function changedNames(values: Record<string, string>): string[] {
    return names.filter((name) => values[name] !== texts[name] || (isNew && required.includes(name)));
  }
  const form = useZodForm({
    schema,
    initial: texts,
    submit: (values) =>
      save(
        joinParts(
          initial,
          Object.fromEntries(
            changedNames(values).map((name) => [name, fromText(types[name]!, values[name]!)!.value]),
          ),
        ),
      ),
  });
  /** What stands in the form, as it would be saved; what does not fit is left out. */
  const typed = () => {
    const values = form.form.getValues();
    const fitting = names.flatMap((name) => {
      const parsed = fromText(types[name]!, values[name] ?? "");
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

interface RelatedFieldProps {
  name: string;
  label: string;
  optional: boolean;
  collection: ConsoleCollection;
}

const maxOptions = 100;

/** Chosen by name where there are few; by its id where there are many. */
function RelatedField({ collection: { path, type }, ...shared }: RelatedFieldProps) {
  const { t } = useLingui();
  const { data } = useDocument(collectionPath({ type }, { at: path, size: maxOptions }));
  const rows = (data?.data ?? []) as WireResource[];
  const total = data?.meta?.page?.total ?? 0;
  if (!data || total > maxOptions) return <TextField {...shared} hint={t`Its id`} />;
  return (
    <SelectField
      {...shared}
      empty={t`Choose one`}
      options={rows.map((row) => ({ value: row.id, label: rowName(row) }))}
    />
  );
}
