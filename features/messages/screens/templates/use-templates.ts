/** The employer's templates and the built-in ones, in the reader's language. */
import { useLingui } from "@lingui/react/macro";

import { useCollection } from "#platform/web/data/use-collection.ts";
import { builtInTemplates, unfilledPlaceholders } from "../../built-in-templates.ts";
import { MessageTemplate } from "../../message-template.ts";

export const templatesCollection = "employers/message_templates";

export interface Template {
  id: string;
  name: string;
  body: string;
  position?: number;
}

export function useTemplates() {
  const { i18n } = useLingui();
  const query = useCollection(MessageTemplate, { at: templatesCollection, size: 100 });
  const employerTemplates: Template[] = query.data ?? [];
  const builtIn: Template[] = builtInTemplates.map(({ id, name, body }) => ({
    id,
    name: i18n._(name),
    body: i18n._(body, unfilledPlaceholders),
  }));
  return { query, employerTemplates, builtIn };
}
