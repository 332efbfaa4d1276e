/** The form of any row: a field for each attribute, of the kind that its schema asks for. Only what changed is sent. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { CheckboxesField } from "#platform/web/ui/form/choice-field.tsx";
import { Field } from "#platform/web/ui/form/field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { RichTextField } from "#platform/web/ui/form/rich-text-field.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { attributeLabel } from "./attribute-labels/attribute-label.ts";
import { type ConsoleCollection } from "./console-collections.ts";
import { fieldType, fromText, joinParts, type JsonSchema, partOf, toText, withParts } from "./field-kinds.ts";
import { useRecordExtensions } from "./record-extensions.ts";
import { RelatedField } from "./related-field.tsx";
import { TimeField } from "./time-field.tsx";

interface RecordFormProps {
  type: string;
  properties: Record<string, JsonSchema>;
  required?: readonly string[];
  belongsTo: Record<string, string | null>;
  collections: readonly ConsoleCollection[];
  /** The stored values, by attribute; of a new row what its fields begin with. */
  initial: Record<string, unknown>;
  isNew?: boolean;
  /** What the row belongs to, which previews are given as well. */
  owners?: Record<string, unknown>;
  submit: string;
  save: (values: Record<string, unknown>) => Promise<unknown>;
}

/** What stands in the form: texts, lists of ids, and null where a choice was cleared. */
type Typed = Record<string, string | string[] | null>;

export function RecordForm(props: RecordFormProps) {
  const { type: rowType, required = [], belongsTo, collections, initial, submit, save } = props;
  const { t, i18n } = useLingui();
  const { fields: own, Preview } = useRecordExtensions(rowType);
  const properties = withParts(props.properties, (name) => Object.hasOwn(own, name));
  const names = Object.keys(properties);
  const isList = (name: string) => listed(name) !== undefined || types[name]!.field.kind === "choices";
  /** The collection whose ids a list such as `geographyIds` holds. */
  const listed = (name: string) =>
    collections.find(({ type }) =>
      name.endsWith("Ids")
        ? type === pluralOf(name.slice(0, -"Ids".length))
        : (idLists[rowType] ?? {})[name] === type,
    );
  const types = Object.fromEntries(
    names.map((name) => [
      name,
      Object.hasOwn(own, name)
        ? ({ field: { kind: "json" }, isNullable: true } as const)
        : fieldType(properties[name]!),
    ]),
  );
  const texts: Typed = Object.fromEntries(
    names.map((name) => {
      const stored = partOf(initial, name);
      return [name, isList(name) ? ((stored as string[] | null) ?? []) : toText(types[name]!, stored)];
    }),
  );
  const { isNew = false } = props;
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
        String(values[name] ?? "") !== String(texts[name] ?? "") ||
        (isNew && (required.includes(name) || partOf(initial, name) !== undefined)),
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
    return { ...props.owners, ...joinParts(initial, Object.fromEntries(fitting)) };
  };
  return (
    <Form form={form} submit={submit}>
      {Preview && <Preview values={typed()} />}
      {names.map((name) => {
        const { field, isNullable } = types[name]!;
        const label = attributeLabel(i18n, name);
        const shared = { name, label, optional: isNullable || (isNew && !required.includes(name)) };
        const related = belongsTo[name] && collections.find(({ path }) => path === belongsTo[name]);
        if (related) return <RelatedField key={name} {...shared} collection={related} />;
        const many = listed(name);
        if (many) return <RelatedField key={name} {...shared} collection={many} isList />;
        const Own = own[name];
        if (Own)
          return (
            <Field key={name} {...shared} kind="group">
              {({ id }, text, set) => (
                <Own
                  id={`${id}-own`}
                  label={label}
                  value={text ? JSON.parse(String(text)) : null}
                  onChange={(value) => set(toText(types[name]!, value))}
                  values={typed()}
                />
              )}
            </Field>
          );
        if (richTexts[rowType]?.includes(name)) return <RichTextField key={name} {...shared} />;
        switch (field.kind) {
          case "choice":
            return <SelectField key={name} {...shared} options={field.options} empty={t`Choose one`} />;
          case "choices":
            return <CheckboxesField key={name} {...shared} options={field.options.map(asChoice)} />;
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
            return <TimeField key={name} {...shared} />;
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

const asChoice = (value: string) => ({ value, label: value });

/** Lists of ids whose names do not say so, by type and attribute: the type of what they hold. */
const idLists: Record<string, Record<string, string>> = {
  feature_flags: { accounts: "account", brands: "brands", geographies: "geographies" },
};

/** Texts with headings, lists and links, by type. */
const richTexts: Record<string, readonly string[]> = {
  promo_pages: ["body"],
  job_listings: ["description"],
  employers: ["about"],
};

/** `geography` → `geographies`, as types are called. */
const pluralOf = (name: string) => {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake.endsWith("y") ? `${snake.slice(0, -1)}ies` : `${snake}s`;
};
