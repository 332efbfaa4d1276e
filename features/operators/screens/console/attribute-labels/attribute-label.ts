/** What an attribute is called in the console, by its name in the API. */
import type { I18n } from "@lingui/core";

import { labelsOfContent } from "./labels-of-content.ts";
import { labelsOfHiring } from "./labels-of-hiring.ts";
import { labelsOfPeople } from "./labels-of-people.ts";
import { labelsOfRecords } from "./labels-of-records.ts";

export const attributeLabels: Readonly<Record<string, string>> = {
  ...labelsOfPeople,
  ...labelsOfHiring,
  ...labelsOfContent,
  ...labelsOfRecords,
};

/** "Theme: main colour" of `theme__primary`; a part without words of its own is called after both of its names. */
export function attributeLabel(i18n: I18n, name: string): string {
  const label = attributeLabels[name];
  if (label) return i18n._(label);
  const [whole, part] = name.split("__");
  return part ? `${attributeLabel(i18n, whole!)}: ${attributeLabel(i18n, part).toLowerCase()}` : name;
}
