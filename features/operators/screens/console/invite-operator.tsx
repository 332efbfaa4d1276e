/** Another operator, with a role: they are mailed a link to choose a password. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";

import { email, firstName, lastName } from "#features/accounts/credentials.ts";
import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { call } from "#platform/web/api-client/api.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";

const schema = z.object({ email, firstName, lastName, operatorRole: z.enum(operatorRoles) });

const roleLabels = {
  all: { label: msg`Everything`, hint: msg`Also other operators and their roles.` },
  review: { label: msg`Reviews`, hint: msg`Approves educators, programs and jobs, and decides reports.` },
  support: { label: msg`Support`, hint: msg`Helps people: acts for them, and corrects what they can't.` },
  money: { label: msg`Money`, hint: msg`Plans, prices, invoices and refunds.` },
  content: { label: msg`Content`, hint: msg`Brands, questions, lists, pages and news.` },
};

/** Only for operators who may everything. */
export function InviteOperator() {
  const mayInvite = useHasOperatorRole()([]);
  const [isOpen, setOpen] = useState(false);
  if (!mayInvite) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Invite an operator</Trans>
      </Button>
      {isOpen && <InviteOperatorDialog close={() => setOpen(false)} />}
    </>
  );
}

function InviteOperatorDialog({ close }: { close: () => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: "", firstName: "", lastName: "", operatorRole: "review" },
    submit: async (values) => {
      await call("accounts/operators", { method: "POST", body: values });
      void refetchType(client, "account");
      toast(t`The invitation is on its way to ${values.email}`);
      close();
    },
  });
  return (
    <Dialog isOpen onClose={close} title={t`Invite an operator`} closesOutside={!form.form.isDirty()}>
      <Form
        form={form}
        submit={t`Send invitation`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <TextField name="firstName" autoComplete="off" label={t`First name`} />
        <TextField name="lastName" autoComplete="off" label={t`Last name`} />
        <TextField name="email" type="email" autoComplete="off" label={t`Work email`} />
        <RadioField
          name="operatorRole"
          label={t`What may they do?`}
          options={operatorRoles.map((role) => ({
            value: role,
            label: i18n._(roleLabels[role].label),
            hint: i18n._(roleLabels[role].hint),
          }))}
        />
      </Form>
    </Dialog>
  );
}
