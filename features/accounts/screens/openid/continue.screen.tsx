/** /login/continue: back from Google or Apple. The address's fragment has a code, which becomes a session here. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import { pages, roleHome } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { type ProvenPerson, providerNames } from "../../sign-in-providers.ts";
import classes from "../accounts.module.css";
import { usePreserveReturnPath } from "../preserve-return-path.ts";
import { currentSession } from "../session/current-session.ts";
import type { CodeOutcome } from "../session/email-code-calls.ts";
import { endConnection, signInByProvider } from "../session/provider-calls.ts";
import { forgetProvenPerson, provenPerson } from "../session/proven-person.ts";
import { routeHandle } from "../session/route-handle.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { takeFragment } from "./take-fragment.ts";

const EmailCodeForm = lazyPart(() => import("../email-code.form.tsx").then((module) => module.EmailCodeForm));

export const handle = routeHandle({ access: "public", shell: "flow" });

/** What the server says of a flow that led to nothing. */
type Problem = "canceled" | "expired" | "unreachable" | "refused";

export default function ContinueScreen() {
  const { t } = useLingui();
  const { problem, person } = useArrival();
  if (person) return <ProveAddress person={person} />;
  if (problem !== null) return <Stopped problem={problem} />;
  return (
    <Page title={t`Logging you in`} width="slim" noIndex>
      <SkeletonRows count={3} />
    </Page>
  );
}

/** Ends the flow, once, and goes on; else says why not. */
function useArrival() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const leave = useLeave();
  const [problem, setProblem] = useState<string | null>(null);
  const [person, setPerson] = useState<ProvenPerson | null>(null);
  const isStarted = useRef(false);
  const { t } = useLingui();
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const arrive = async () => {
      const fragment = takeFragment();
      const code = fragment.get("code");
      const connect = fragment.get("connect");
      if (connect) {
        await endConnection({ code: connect });
        toast(t`Connected. It logs you in from now on.`);
        return navigate(returnPath(search) ?? pages.settings, { replace: true });
      }
      if (code) {
        const outcome = await signInByProvider(code);
        if (outcome.kind === "new" && outcome.person.next === "code") return setPerson(outcome.person);
        return leave(outcome.kind);
      }
      const known = provenPerson();
      // A reload: the code is used up, and this tab knows who it was.
      if (known?.next === "code" && currentSession().status !== "signed-in" && fragment.size === 0)
        return setPerson(known);
      setProblem(fragment.get("problem") ?? "expired");
    };
    arrive().catch((error: unknown) =>
      setProblem(error instanceof ApiError ? error.message : t`Something went wrong on our side. Try again.`),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  return { problem, person };
}

/** Where a log-in goes on: as on the log-in page. */
function useLeave() {
  const navigate = useNavigate();
  const preserve = usePreserveReturnPath();
  const { search } = useLocation();
  return (outcome: CodeOutcome) => {
    if (outcome === "new") return navigate(preserve(pages.signUp), { replace: true });
    if (outcome === "closed") return navigate(preserve(pages.login), { replace: true });
    return navigate(returnPath(search) ?? roleHome(currentSession().userType), { replace: true });
  };
}

/** The provider doesn't answer for the address, or nobody has confirmed it here: a mailed code shows whose it is. */
function ProveAddress({ person }: { person: ProvenPerson }) {
  const { t } = useLingui();
  const leave = useLeave();
  const provider = providerNames[person.provider];
  const finish = async (outcome: CodeOutcome) => {
    if (outcome === "signed-in") {
      const { identityProof } = person;
      const connected = await endConnection({ identityProof }).then(
        () => true,
        () => false,
      );
      forgetProvenPerson();
      toast(connected ? t`${provider} logs you in from now on.` : t`You're logged in.`);
    }
    return leave(outcome);
  };
  return (
    <Page title={t`One more step`} width="slim" noIndex>
      <Stack gap={20}>
        <p>
          <Trans>Show once that this email is yours. After that, {provider} alone logs you in.</Trans>
        </p>
        <Suspense>
          <EmailCodeForm submit={t`Email me a code`} email={person.email} onDone={finish} />
        </Suspense>
      </Stack>
    </Page>
  );
}

function Stopped({ problem }: { problem: string }) {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const { search } = useLocation();
  const texts: Record<Problem, string> = {
    canceled: t`You stopped before you were done there. Nothing has changed.`,
    expired: t`That took too long, or began in another browser. Try again.`,
    unreachable: t`We can't reach them right now. Try again, or log in another way.`,
    refused: t`We couldn't make sure that it's you. Try again, or log in another way.`,
  };
  const isSignedIn = currentSession().status === "signed-in";
  return (
    <Page title={t`You're not logged in yet`} heading={t`That didn't work`} width="slim" noIndex>
      <Stack gap={20}>
        <p role="alert">{Object.hasOwn(texts, problem) ? texts[problem as Problem] : problem}</p>
        {isSignedIn ? (
          <Link to={returnPath(search) ?? pages.settings} className={classes.link}>
            <Trans>Go back</Trans>
          </Link>
        ) : (
          <>
            <Link to={preserve(pages.login)} className={classes.link}>
              <Trans>Log in another way</Trans>
            </Link>
            <ProviderButtons returnTo={returnPath(search)} />
          </>
        )}
      </Stack>
    </Page>
  );
}
