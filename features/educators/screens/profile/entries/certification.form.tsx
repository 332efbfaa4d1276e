/** One certification: which of its category, and the document that proves it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import type { FileReference } from "#platform/shared/file-reference.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { arrived } from "#platform/web/ui/media/upload-item.ts";
import { uploadsInput } from "#platform/web/ui/media/upload-schema.ts";
import { UploadField } from "#platform/web/ui/media/upload-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { Certification } from "../../../certification.ts";
import { certificationLabels } from "../../education-labels.ts";
import { useEntryWrites } from "./use-entry-writes.ts";

interface CertificationFormProps {
  /** The category's choices. */
  options: readonly { id: string; title: string }[];
  initial?: { id: string; certificationOptionId: string | null; document: FileReference | null };
  onSaved: () => void;
  onCancel: () => void;
}

const at = "user_profile/certifications";

const schema = z.object({
  certificationOptionId: z.string().min(1, /*i18n*/ "Choose a certification"),
  document: uploadsInput,
});

export function CertificationForm({ options, initial, onSaved, onCancel }: CertificationFormProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { save } = useEntryWrites(Certification, at);
  const form = useZodForm({
    schema,
    initial: {
      certificationOptionId: initial?.certificationOptionId ?? "",
      document: initial?.document ? [arrived(initial.document)] : [],
    },
    submit: async ({ certificationOptionId, document }) => {
      const values = { certificationOptionId, document: document[0]?.id ?? null };
      await save(initial?.id, values);
      onSaved();
    },
  });
  return (
    <Form
      form={form}
      label={t`Certification`}
      submit={t`Save certification`}
      beside={
        <Button variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <SelectField
        name="certificationOptionId"
        label={t`Certification`}
        empty={t`Choose a certification`}
        options={options.map(({ id, title }) => ({ value: id, label: labelFor(certificationLabels, title) }))}
      />
      <UploadField
        name="document"
        label={t`Document`}
        hint={t`A scan or a clear photo of it. Employers who see your certifications can open it.`}
        purpose="certification_document"
        kinds={["document", "image"]}
        optional
      />
    </Form>
  );
}
