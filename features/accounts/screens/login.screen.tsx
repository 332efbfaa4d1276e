/**
 * /login: signs in to an existing account, then returns to the page that requested it, else to the home of
 * the user type.
 */
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import { signIn } from "./session/account-calls.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useClosedAccount } from "./session/closed-account.ts";
import { routeHandle } from "./session/route-handle.ts";
import { pages, roleHome } from "#features/paths.ts";
import { plainSignInProblem } from "../plain-sign-in.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { currentSession } from "./session/current-session.ts";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./accounts.module.css";
import { BrandPanel } from "./brand-panel.tsx";
import { ProviderButtons } from "./openid/provider-buttons.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { usePreserveReturnPath } from "./preserve-return-path.ts";
import type { CodeOutcome } from "./session/email-code-calls.ts";
import type { LoginState } from "./login-state.ts";

const EmailCodeForm = lazyPart(() => import("./email-code.form.tsx").then((module) => module.EmailCodeForm));
const WelcomeBack = lazyPart(() => import("./welcome-back.tsx").then((module) => module.WelcomeBack));

export const handle = routeHandle({ access: "guest", shell: "flow" });

export default function LoginScreen() {
  const { t } = useLingui();
  const brand = useBrand();
  const closed = useClosedAccount();
  if (closed) {
    return (
      <Suspense>
        <WelcomeBack account={closed} />
      </Suspense>
    );
  }
  return (
    <Stack className={classes.split}>
      <Page
        title={t`Log in`}
        heading={brand.loginCopy || t`Welcome back`}
        description={t`Log in to ${brand.name} to find jobs or hire educators.`}
        width="slim"
      >
        <LoginNotice />
        <WaysIn />
        <nav aria-label={t`Help`} className={`${classes.links} ${classes.foot}`}>
          <HelpLinks />
        </nav>
      </Page>
      <BrandPanel />
    </Stack>
  );
}

/**
 * Why the visitor was sent here: signed out, or signed up when the response must not reveal whether the
 * address was new.
 */
function LoginNotice() {
  const { isSignedOut, isSignedUp } = useLocationState();
  const problem = plainSignInProblem(useLocation().search);
  return (
    <p role="status" className={classes.notice}>
      {isSignedOut === true && <Trans>You're logged out.</Trans>}
      {isSignedUp === true && (
        <Trans>If this email is new here, your account is ready. Log in to go on.</Trans>
      )}
      {problem === "credentials" && <Trans>That email and password don't match.</Trans>}
      {problem === "too_many" && <Trans>Too many tries. Wait a few minutes, then try again.</Trans>}
      {problem === "other" && (
        <Trans>We couldn't log you in. Allow scripts for this page and try again.</Trans>
      )}
    </p>
  );
}

/** A password, a mailed code, a passkey, or a provider. */
function WaysIn() {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isByCode, setByCode] = useState(false);
  const leave = (outcome: CodeOutcome) => {
    if (outcome === "new") return navigate(preserve("/sign_up"));
    if (outcome === "closed") return;
    return navigate(returnPath(search) ?? roleHome(currentSession().userType), { replace: true });
  };
  return (
    <Stack gap={20}>
      {isByCode ? (
        <Suspense>
          <EmailCodeForm submit={t`Email me a code`} onDone={leave} />
        </Suspense>
      ) : (
        <LoginForm />
      )}
      <Stack gap={20} data-needs-scripts>
        <PasskeyButton onDone={leave} />
        <div>
          <Button variant="outline" onClick={() => setByCode(!isByCode)}>
            {isByCode ? <Trans>Use my password</Trans> : <Trans>Email me a code</Trans>}
          </Button>
        </div>
        <ProviderButtons returnTo={returnPath(search)} />
      </Stack>
    </Stack>
  );
}

const schema = () => import("../form-inputs.ts").then((module) => module.logInInput);

function LoginForm() {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email } = useLocationState();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: typeof email === "string" ? email : "", password: "" },
    submit: async (values) => {
      const isIn = await signIn(values.email, values.password).catch(forgetPassword);
      if (isIn) await navigate(returnPath(search) ?? roleHome(currentSession().userType), { replace: true });
    },
  });
  const forgetPassword = (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "invalid_credentials") throw error;
    form.form.setFieldValue("password", "");
    throw new ApiError("status", error.message, error.status, [
      { detail: /*i18n*/ "That email and password don't match." },
    ]);
  };
  const typed = { email: String(form.form.values.email) } satisfies LoginState;
  return (
    <Form
      form={form}
      submit={t`Log in`}
      beside={
        <>
          <noscript>
            <Button type="submit" formMethod="post" formAction={pages.login + search}>
              <Trans>Log in</Trans>
            </Button>
          </noscript>
          {/* In one column: side by side, they fit into the row with one font and not with the other. */}
          <Stack gap={4}>
            <Link to={preserve("/sign_up")} className={classes.link}>
              <Trans>Create an account</Trans>
            </Link>
            <Link to={preserve("/reset_password")} state={typed} className={classes.link}>
              <Trans>Forgot password?</Trans>
            </Link>
          </Stack>
        </>
      }
    >
      <TextField name="email" type="email" autoComplete="username webauthn" label={t`Email`} />
      <PasswordField name="password" label={t`Password`} />
    </Form>
  );
}
