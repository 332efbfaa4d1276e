/** The form of a template: name and text with placeholders. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { MessageTemplate } from "../../message-template.ts";
import { templatesCollection, type Template } from "./use-templates.ts";

const schema = z.object({
  name: MessageTemplate.attributes.name,
  body: MessageTemplate.attributes.body,
});

export function TemplateForm({ template, done }: { template: Template | null; done: () => void }) {
  const { t } = useLingui();
  const create = useCreate(MessageTemplate, { at: templatesCollection });
  const change = useChange(MessageTemplate, { at: templatesCollection });
  const form = useZodForm({
    schema,
    initial: { name: template?.name ?? "", body: template?.body ?? "" },
    guard: false,
    submit: async (values) => {
      await (template ? change.run(template, values) : create.run(values));
      done();
    },
  });
  const [firstName, jobTitle] = ["{firstName}", "{jobTitle}"];
  return (
    <Form
      form={form}
      submit={t`Save template`}
      beside={
        <Button variant="outline" onClick={done}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <TextField name="name" label={t`Name`} maxLength={100} />
      <TextAreaField
        name="body"
        label={t`Text`}
        hint={t`${firstName} and ${jobTitle} are filled in for each person.`}
        rows={6}
        max={5000}
      />
    </Form>
  );
}
