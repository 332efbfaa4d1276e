/** The flow of an employer's sign-up: the URL holds the step, the browser stores the draft. */
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import {
  preserveReturnPath,
  usePreserveReturnPath,
} from "#features/accounts/screens/preserve-return-path.ts";
import { checkEmail } from "#features/accounts/screens/session/account-calls.ts";
import { provenEmail } from "#features/accounts/screens/session/email-proof.ts";
import { useTakenEmail } from "#features/accounts/screens/taken-email.tsx";
import { pages } from "#features/paths.ts";
import { fiveDigits, unknownZipCode } from "#features/places/zip-code.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import type { registrationInput } from "../../form-inputs.ts";
import { emptyRegistration, type Registration, type RegistrationStep } from "../../registration-form.ts";
import { reachableStep, stepOfField, stepsFor } from "../../registration-steps.ts";
import { registrationDraft } from "./registration-draft.ts";
import { registerEmployer, type RegistrationOutcome } from "./register-employer.calls.ts";
import { Geography } from "#features/places/geography.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import { useLingui } from "@lingui/react/macro";
import type { LoginState } from "#features/accounts/screens/login-state.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";

const inputs = () => import("../../form-inputs.ts");

export type RegistrationFlow = ReturnType<typeof useRegistration>;

export function useRegistration(hasAccount: boolean) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const land = useAfterRegistration();
  const taken = useTakenEmail();
  const [current, setCurrent] = useState<Registration>(emptyRegistration);
  const steps = stepsFor(current.belonging, hasAccount);
  const requested = search.get("step");
  const [input, loadInput] = useStepInput(requested !== null);
  const step = reachableStep(requested, current, steps, input);
  const isLast = step === steps.at(-1);
  const asksPasswordAgain = useRequiresPassword(
    !hasAccount && isLast && step !== "you",
    step,
    current.password,
  );
  const asksPassword = asksPasswordAgain || (step === "you" && !hasAccount);

  const goTo = async (next: RegistrationStep) => {
    form.showErrors({});
    search.set("step", next);
    await setSearch(search, { preventScrollReset: false });
  };

  const submit = async (): Promise<unknown> => {
    const values: Registration = form.form.getValues();
    await loadInput();
    if (step === "you" && !hasAccount) await taken.watch(checkEmail(values.email));
    if (step === "program" && !(await checkArea(values.zipCode))) {
      const other = `${pages.registerEmployerOther}?zip=${fiveDigits(values.zipCode.trim())}`;
      return navigate(preserveReturnPath(other, `?${search}`));
    }
    if (!isLast) return goTo(steps[steps.indexOf(step) + 1]!);
    try {
      const outcome = await taken.watch(registerEmployer(values, search.get("referrer")));
      draft.forget();
      await land(outcome, values);
    } catch (error) {
      const asked = error instanceof ApiError && stepOfField(Object.keys(error.fields)[0] ?? "");
      if (asked && asked !== step && steps.includes(asked)) await goTo(asked);
      throw error;
    }
  };

  const schema = useCallback(async () => {
    const { registrationInput: ofSteps, registrationPasswordInput } = await inputs();
    return asksPassword ? ofSteps[step].and(registrationPasswordInput) : ofSteps[step];
  }, [step, asksPassword]);
  const form = useZodForm<Awaited<ReturnType<typeof schema>>, Registration>({
    schema,
    guard: false,
    initial: emptyRegistration,
    submit,
  });
  const draft = useFormDraft(form, registrationDraft);
  // After hydration: only this tab knows the address that a code or a provider has proven.
  useEffect(() => {
    const proven = provenEmail();
    if (proven && !hasAccount) form.form.setFieldValue("email", proven);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);
  if (form.form.values !== current) setCurrent(form.form.values);
  const back = () => void goTo(steps[steps.indexOf(step) - 1]!);
  return { form, step, steps, isLast, asksPasswordAgain, goTo, back, taken };
}

/** The rules of all steps, once they are needed: by a link to a later one, or to go on to it. */
function useStepInput(isNeeded: boolean) {
  const [input, setInput] = useState<typeof registrationInput | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    inputs().then(
      ({ registrationInput: known }) => setInput(known),
      // The form stays at its first step, and going on says that the server can't be reached.
      () => undefined,
    );
  }, [isNeeded]);
  const load = async () => setInput((await inputs()).registrationInput);
  return [input, load] as const;
}

/** Asked once more at the end when a reload has forgotten it; then it stays on the page while it is typed. */
function useRequiresPassword(mayAsk: boolean, step: string, password: string): boolean {
  const [asked, setAsked] = useState({ step: "", asks: false });
  if (asked.step !== step) setAsked({ step, asks: password === "" });
  return mayAsk && asked.asks;
}

/**
 * Whether employers can sign up in the area of a ZIP.
 *
 * Rejects with an error of the field `zipCode` when the ZIP is unknown.
 */
async function checkArea(zip: string): Promise<boolean> {
  const zipCode = fiveDigits(zip.trim());
  const areas = linkAll(Geography, await call(collectionPath(Geography, { filter: { zipCode } })));
  if (areas.length === 0) await call(`places?filter[zipCode]=${zipCode}`).catch(throwAtField);
  return areas.some(({ userProfileRegisterable }) => userProfileRegisterable);
}

function throwAtField(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "unknown_zip") throw error;
  throw new ApiError("status", unknownZipCode, 422, [{ detail: unknownZipCode, meta: { field: "zipCode" } }]);
}

/** Navigates after the sign-up: to the first job post, or to the page that waits for the team's answer. */
function useAfterRegistration() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const withReturnPath = usePreserveReturnPath();
  return async (outcome: RegistrationOutcome, { email, employerName, roles }: Registration) => {
    if (outcome === "unknown") {
      const state: LoginState = { email, isSignedUp: true };
      return navigate(withReturnPath(pages.login), { state });
    }
    if (outcome === "asked") {
      await navigate(pages.selectEmployerProfile, { replace: true });
      return void toast(t`We've asked the team of ${employerName} to let you in.`);
    }
    const role = roles[0] ? `?role=${encodeURIComponent(roles[0])}` : "";
    await navigate(`${pages.newJob}${role}`, { replace: true, state: justSignedUp });
  };
}

/** The state of the navigation that leads from signing up to the first job. */

const justSignedUp = { isJustSignedUp: true } as const;
