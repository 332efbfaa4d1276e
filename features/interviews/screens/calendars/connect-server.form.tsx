/** A CalDAV server: its address, a username and an app password. Its calendars are chosen next. */
import { useLingui } from "@lingui/react/macro";

import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { ThirdPartyCredential } from "../../blocking-calendar.ts";
import { connectionsPath } from "./calendar-requests.ts";

interface ConnectServerProps {
  beside: React.ReactNode;
  connected: (credentialId: string) => void;
}

const schema = () => import("./calendar-inputs.ts").then((module) => module.serverInput);

export function ConnectServer({ beside, connected }: ConnectServerProps) {
  const { t } = useLingui();
  const create = useCreate(ThirdPartyCredential, { at: connectionsPath });
  const form = useZodForm({
    schema,
    initial: { url: "", username: "", password: "" },
    guard: false,
    submit: async (values) => {
      const { id } = await create.run({ ...values, service: "caldav" });
      connected(id);
    },
  });
  return (
    <Form form={form} submit={t`Continue`} beside={beside}>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t`Address of the server`}
        hint={t`iCloud: https://caldav.icloud.com · Fastmail: https://caldav.fastmail.com`}
        autoComplete="off"
      />
      <TextField name="username" label={t`Username`} autoComplete="off" />
      <PasswordField
        name="password"
        label={t`App password`}
        hint={t`Made in your account at the service, for this alone. We keep it encrypted.`}
      />
    </Form>
  );
}
