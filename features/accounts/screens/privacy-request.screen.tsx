/** /privacy/request: somebody without an account asks about their data; `?token=` confirms it from the mail. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { routeHandle } from "./session/route-handle.ts";

export const handle = routeHandle({ access: "public", shell: "app" });

export default function PrivacyRequestScreen() {
  const { t } = useLingui();
  const [{ token }] = useSearch();
  return (
    <Page title={t`Your data, without an account`} width="form" noIndex>
      {token ? <Confirm token={token} /> : <Ask />}
    </Page>
  );
}

const schema = () => import("../form-inputs.ts").then((module) => module.privacyRequestInput);

function Ask() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({
    schema,
    initial: { email: "", kind: "", details: "" },
    submit: async (values) => {
      await call("privacy_requests/ask", { method: "POST", body: values });
      setSentTo(values.email);
    },
  });
  if (sentTo)
    return (
      <Stack gap={12} role="status">
        <p className="strong">
          <Trans>Look into your inbox: {sentTo}</Trans>
        </p>
        <p>
          <Trans>
            We sent a link there. Your request counts once you have followed it, so that nobody else asks for
            you.
          </Trans>
        </p>
      </Stack>
    );
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <p>
          <Trans>
            We may keep your email address although you have no account: because you asked to be told of jobs
            or of an area that opens, or because somebody invited you.
          </Trans>
        </p>
        <p>
          <Trans>
            You have an account? <Link to={pages.settings}>Your settings</Link> do all of this at once.
          </Trans>
        </p>
      </Stack>
      <Form form={form} submit={t`Ask`}>
        <TextField name="email" type="email" autoComplete="email" label={t`Email`} />
        <RadioField
          name="kind"
          label={t`What do you ask for?`}
          options={[
            { value: "copy", label: t`A copy of what you keep about me` },
            { value: "erasure", label: t`Erase what you keep about me` },
            { value: "correction", label: t`Correct something about me` },
          ]}
        />
        <TextAreaField name="details" label={t`What should we know?`} optional />
      </Form>
    </Stack>
  );
}

type Outcome = { dueAt: string | null } | { problem: string };

function Confirm({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isOver = false;
    const show = (next: Outcome) => isOver || setOutcome(next);
    call<{ meta: { dueAt: string | null } }>("privacy_requests/confirm", {
      method: "POST",
      body: { token },
    }).then(
      ({ meta }) => show({ dueAt: meta.dueAt }),
      (error: unknown) =>
        show({
          problem:
            error instanceof ApiError ? error.message : t`Something went wrong on our side. Try again.`,
        }),
    );
    return () => {
      isOver = true;
    };
  }, [token, t]);
  if (!outcome) return <SkeletonRows count={2} />;
  if ("problem" in outcome)
    return (
      <Stack gap={12}>
        <p role="alert">{outcome.problem}</p>
        <p>
          <Link to={pages.privacyRequest}>
            <Trans>Ask again</Trans>
          </Link>
        </p>
      </Stack>
    );
  const day = outcome.dueAt && i18n.date(outcome.dueAt, { dateStyle: "long" });
  return (
    <Stack gap={12} role="status">
      <p className="strong">
        <Trans>Thank you. Your request has reached us.</Trans>
      </p>
      {day && (
        <p>
          <Trans>We answer by email, at the latest on {day}.</Trans>
        </p>
      )}
    </Stack>
  );
}
