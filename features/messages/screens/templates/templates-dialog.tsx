/** Dialog for creating, changing and deleting an employer's templates; a deletion can be undone. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlus from "~icons/tabler/plus";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { MessageTemplate } from "../../message-template.ts";
import { TemplateForm } from "./template.form.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./templates-dialog.module.css";
import { templatesCollection, useTemplates, type Template } from "./use-templates.ts";

export function TemplatesDialog({ close }: { close: () => void }) {
  const { t } = useLingui();
  /** The template being edited, or "new". */
  const [edited, setEdited] = useState<Template | "new" | null>(null);
  const [deleted, setDeleted] = useState<Template | null>(null);
  const { query } = useTemplates();
  const title = edited === null ? t`Your templates` : edited === "new" ? t`New template` : t`Change template`;
  return (
    <Dialog isOpen title={title} size="medium" onClose={close} closesOutside={edited === null}>
      {edited ? (
        <TemplateForm template={edited === "new" ? null : edited} done={() => setEdited(null)} />
      ) : (
        <>
          <Loaded
            query={query}
            failure={t`We couldn't load your templates.`}
            empty={
              <p className="muted">
                <Trans>Keep what you write often here. The whole team uses the same templates.</Trans>
              </p>
            }
          >
            {(templates) => (
              <Stack as="ul" gap={4} className={classes.templates}>
                {templates.map((template) => (
                  <Row
                    key={template.id}
                    template={template}
                    edit={() => setEdited(template)}
                    onDeleted={() => setDeleted(template)}
                  />
                ))}
              </Stack>
            )}
          </Loaded>
          {deleted && <Deleted template={deleted} done={() => setDeleted(null)} />}
          <Button
            variant="outline"
            data-autofocus
            leftSection={<IconPlus size={18} />}
            onClick={() => setEdited("new")}
          >
            <Trans>New template</Trans>
          </Button>
        </>
      )}
    </Dialog>
  );
}

interface RowProps {
  template: Template;
  edit: () => void;
  onDeleted: () => void;
}

function Row({ template, edit, onDeleted }: RowProps) {
  const { t } = useLingui();
  const remove = useRemove(MessageTemplate, { at: templatesCollection, optimistic: true });
  const { name, body } = template;
  const deleteTemplate = async () => {
    if (await remove.run(template)) onDeleted();
  };
  return (
    <li>
      <div className={classes.words}>
        <strong>{name}</strong>
        <p className="small muted">{body}</p>
      </div>
      <Button variant="subtle" size="small" aria-label={t`Change ${name}`} onClick={edit}>
        <Trans>Change</Trans>
      </Button>
      <Button
        variant="subtle"
        size="small"
        color="red"
        aria-label={t`Delete ${name}`}
        onClick={() => void deleteTemplate()}
      >
        <Trans>Delete</Trans>
      </Button>
    </li>
  );
}

/** Not a toast, which could not be reached while the dialog is open. */
function Deleted({ template, done }: { template: Template; done: () => void }) {
  const create = useCreate(MessageTemplate, { at: templatesCollection });
  const { name, body, position } = template;
  const restore = async () => {
    try {
      await create.run({ name, body, position });
      done();
    } catch {
      couldNotSave();
    }
  };
  return (
    <p role="status" className={classes.deleted}>
      <Trans>Deleted {name}.</Trans>
      <Button variant="subtle" size="small" onClick={() => void restore()}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}
