/** Menu of message templates, the employer's and the built-in ones; inserts the filled text. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconTemplate from "~icons/tabler/template";
import { Suspense, useState } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { MenuButton, MenuItem, MenuLabel, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import { fillTemplate, type TemplateValues } from "../../fill-template.ts";
import { useTemplates } from "./use-templates.ts";

const TemplatesDialog = lazyPart(() =>
  import("./templates-dialog.tsx").then((module) => module.TemplatesDialog),
);

interface TemplateMenuProps {
  /** Placeholders without a value stay, to be filled per person on sending, or by hand. */
  values: TemplateValues;
  insert: (text: string) => void;
}

export function TemplateMenu({ values, insert }: TemplateMenuProps) {
  const { t } = useLingui();
  const [isManaging, setManaging] = useState(false);
  const { employerTemplates, builtIn } = useTemplates();
  const insertTemplate = ({ body }: { body: string }) => insert(fillTemplate(body, values));
  return (
    <>
      <MenuButton label={t`Templates`} button={<IconTemplate />}>
        {employerTemplates.map((template) => (
          <MenuItem key={template.id} onClick={() => insertTemplate(template)}>
            {template.name}
          </MenuItem>
        ))}
        {employerTemplates.length > 0 && <MenuRule />}
        <MenuLabel>
          <Trans>To begin with</Trans>
        </MenuLabel>
        {builtIn.map((template) => (
          <MenuItem key={template.id} onClick={() => insertTemplate(template)}>
            {template.name}
          </MenuItem>
        ))}
        <MenuRule />
        <MenuItem onClick={() => setManaging(true)}>
          <Trans>Manage templates</Trans>
        </MenuItem>
      </MenuButton>
      <Suspense>{isManaging && <TemplatesDialog close={() => setManaging(false)} />}</Suspense>
    </>
  );
}
