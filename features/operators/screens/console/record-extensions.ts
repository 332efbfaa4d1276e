/** What features add to the console's page of a row: parts below it, and fields for attributes that no plain field fits. */
import { createContext, use } from "react";

import type { WireResource } from "#platform/web/api-client/document.ts";

export interface RecordPartProps {
  row: WireResource;
  /** After something about the row was changed elsewhere than in its form. */
  onChanged: () => void;
}

export interface RecordFieldProps {
  /** The id and attributes of its control. */
  id: string;
  label: string;
  /** As the API has it; null where there is none. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** What else stands in the form now. */
  values: Record<string, unknown>;
}

export interface RecordExtensions {
  /** Below a row, by type. */
  parts: Record<string, React.ComponentType<RecordPartProps>>;
  /** By type and attribute; their values may be objects and lists. */
  fields: Record<string, Record<string, React.ComponentType<RecordFieldProps>>>;
  /** What goes with the form, given what stands in it; by type. */
  previews: Record<string, React.ComponentType<{ values: Record<string, unknown> }>>;
}

export const RecordExtensionsContext = createContext<RecordExtensions>({
  parts: {},
  fields: {},
  previews: {},
});

export const useRecordExtensions = (type: string) => {
  const { parts, fields, previews } = use(RecordExtensionsContext);
  return { Part: parts[type], fields: fields[type] ?? {}, Preview: previews[type] };
};
