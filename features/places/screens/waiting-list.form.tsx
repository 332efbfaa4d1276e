/** "Tell me when you open": an email for an area nobody serves yet, confirmed in place. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { readDraft, type DraftPlace } from "#platform/web/forms/form-draft.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

const schema = () => import("../waiting-list.ts").then((module) => module.waitingListAddress);

interface WaitingListFormProps {
  zip: string;
  userType: "educator" | "employer";
  /** The sign-up form that was being filled in: its email is not asked for twice. */
  draft?: { key: string; place?: DraftPlace };
  /** Known already. */
  email?: string;
  /** "Tell me when you open". */
  submit: string;
  /** "We'll email you when we open in Wyoming". */
  done: string;
}

export function WaitingListForm({
  zip,
  userType,
  draft,
  email: knownEmail = "",
  submit,
  done,
}: WaitingListFormProps) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"new" | "already" | null>(null);
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: knownEmail },
    submit: async ({ email }) => {
      const { meta } = await call("waiting_list", {
        method: "POST",
        body: { email, zipCode: zip, userType },
      });
      setOutcome(meta?.alreadyListed ? "already" : "new");
    },
  });
  useEffect(() => {
    if (!draft) return;
    const { email } = readDraft(draft.key, { email: "" }, [], draft.place);
    if (email) form.form.setFieldValue("email", email);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  const hasFailed = form.general.length > 0;
  return (
    <>
      <Stack as="p" role="status" surface="ok" padding={16} className="ok strong">
        {outcome && done}
        {outcome === "already" && <Trans> (You were on the list already.)</Trans>}
      </Stack>
      {!outcome && (
        <Form form={form} submit={hasFailed ? t`Retry` : submit}>
          <TextField name="email" type="email" autoComplete="email" label={t`Email`} />
        </Form>
      )}
    </>
  );
}
