/** The templates there are: the employer's own, and those every employer begins with, in the reader's language. */
import { useLingui } from "@lingui/react/macro";

import { useCollection } from "#platform/web/use-collection.ts";
import { builtInTemplates, unfilledPlaceholders } from "../../built-in-templates.ts";
import { MessageTemplate } from "../../message-template.ts";

export const templatesAt = "employers/message_templates";

export interface Template {
  id: string;
  name: string;
  body: string;
  position?: number;
}

export function useTemplates() {
  const { i18n } = useLingui();
  const query = useCollection(MessageTemplate, { at: templatesAt, size: 100 });
  const own: Template[] = query.data ?? [];
  const builtIn: Template[] = builtInTemplates.map(({ id, name, body }) => ({
    id,
    name: i18n._(name),
    body: i18n._(body, unfilledPlaceholders),
  }));
  return { query, own, builtIn };
}
