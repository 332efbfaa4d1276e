/** A name for saved filters: for new ones, or a new name for existing ones. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { requiredText } from "#platform/shared/required-text.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { CheckboxField } from "#platform/web/ui/form/choice-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { SavedFilterSelection } from "../../saved-filter-selection.ts";
import { FilterDescription, useFilterDescription } from "./filter-description.tsx";
import type { SavedFilterTexts } from "./filters-to-save.ts";
import { savedFiltersPath, type SavedFilter } from "./use-saved-filters.ts";

const name = requiredText(/*i18n*/ "Give it a name", 100);

interface NameFiltersProps {
  filters: SavedFilterTexts;
  onClose: () => void;
  onOpenSaved: () => void;
}

export function NameFilters({ filters, onClose, onOpenSaved }: NameFiltersProps) {
  const { t } = useLingui();
  const create = useCreate(SavedFilterSelection, { at: savedFiltersPath });
  const suggested = useFilterDescription(filters).join(", ").slice(0, 100);
  const form = useZodForm({
    schema: z.object({ name, emailMe: z.boolean() }),
    guard: false,
    initial: { name: suggested, emailMe: false },
    submit: async (values) => {
      await create.run({ ...values, filters });
      toast(t`“${values.name}” saved.`, { action: { label: t`See saved filters`, run: onOpenSaved } });
      onClose();
    },
  });
  return (
    <Dialog isOpen title={t`Save filters`} onClose={onClose}>
      <div>
        <FilterDescription filters={filters} />
      </div>
      <Form form={form} submit={t`Save filters`}>
        <TextField name="name" label={t`Name`} />
        <CheckboxField name="emailMe" label={t`Email me when new educators match`} />
      </Form>
    </Dialog>
  );
}

export function RenameFilters({ saved, onClose }: { saved: SavedFilter; onClose: () => void }) {
  const { t } = useLingui();
  const change = useChange(SavedFilterSelection, { at: savedFiltersPath });
  const form = useZodForm({
    schema: z.object({ name }),
    guard: false,
    initial: { name: saved.name },
    submit: async (values) => {
      await change.run(saved, values);
      onClose();
    },
  });
  return (
    <Dialog isOpen title={t`Rename “${saved.name}”`} onClose={onClose}>
      <Form form={form} submit={t`Rename`}>
        <TextField name="name" label={t`Name`} />
      </Form>
    </Dialog>
  );
}
