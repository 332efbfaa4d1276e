/**
 * The confirmation before an account is deleted: what is deleted and what remains, the word to type, and the
 * password.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { z } from "zod";

import { useHasPassword } from "../session/current-account.ts";
import { useSession, clearSession } from "../session/current-session.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";
import { call } from "#platform/web/api-client/api.ts";
import { clearCache } from "#platform/web/data/query-client.ts";

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Afterwards nobody is signed in here, and the home page says what happened. */
export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} isAlert closesOutside={false} onClose={onClose} title={t`Delete your account?`}>
      <DeleteAccountForm onClose={onClose} />
    </Dialog>
  );
}

function DeleteAccountForm({ onClose }: Pick<DeleteAccountDialogProps, "onClose">) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const hasPassword = useHasPassword();
  const word = t`DELETE`;
  const form = useZodForm({
    schema: z.object({
      word: z.string().refine((text) => text.trim().toUpperCase() === word, t`Type ${word} to go on`),
      password: hasPassword ? z.string().min(1, /*i18n*/ "Enter your password") : z.string(),
    }),
    guard: false,
    initial: { word: "", password: "" },
    submit: async ({ password }) => {
      await deleteAccount(password);
      await navigate("/");
      toast(t`Your account is deleted. To get it back, log in within 30 days.`, { durationMs: null });
    },
  });
  return (
    <Form form={form} label={t`Delete your account`} submit={false}>
      <DeletedDataList />
      <TextField
        name="word"
        label={t`Type ${word} to confirm`}
        autoComplete="off"
        chars={12}
        hint={t`So that nobody deletes an account by accident.`}
      />
      {hasPassword && <PasswordField name="password" label={t`Your password`} />}
      <Cluster gap={[12, 16]} align="stretch" justify="end" className={classes.choices}>
        <Button variant="outline" onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
        <SubmitButton color="red">
          <Trans>Delete my account</Trans>
        </SubmitButton>
      </Cluster>
    </Form>
  );
}

function DeletedDataList() {
  const { userType } = useSession();
  return (
    <Stack gap={12}>
      <p>
        <Trans>At once, nobody can see you here any more:</Trans>
      </p>
      {userType === "employer" ? (
        <ul className="points">
          <li>
            <Trans>Your interviews to come are canceled, and the people you'd meet are told.</Trans>
          </li>
          <li>
            <Trans>If you are the only person in a team, its jobs are paused.</Trans>
          </li>
          <li>
            <Trans>You get no more emails and no more text messages.</Trans>
          </li>
        </ul>
      ) : (
        <ul className="points">
          <li>
            <Trans>Your profile, resume, documents and videos are out of sight.</Trans>
          </li>
          <li>
            <Trans>
              Your open applications are withdrawn and your interviews canceled. Employers are told.
            </Trans>
          </li>
          <li>
            <Trans>You get no more emails, job alerts and text messages.</Trans>
          </li>
        </ul>
      )}
      <p>
        <Trans>
          For 30 days you can log in and take it back. Then everything is erased for good. Messages you sent
          stay with the people you wrote to, from “Former member”.
        </Trans>
      </p>
    </Stack>
  );
}

/**
 * Deletes the account: the server ends every session, and this browser clears its own.
 *
 * Rejects with an `ApiError`; a wrong password is at `password`.
 */
async function deleteAccount(password: string): Promise<void> {
  await call("account", { method: "DELETE", body: { password } });
  clearSession("signed-out");
  clearCache();
}
