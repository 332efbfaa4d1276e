/** The flow of an employer's sign-up: the URL holds the step, the browser stores the draft. */
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { preserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import { useTakenEmail } from "#features/accounts/screens/taken-email.tsx";
import { pages } from "#features/paths.ts";
import { fiveDigits } from "#features/places/zip-code.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useFormDraft } from "#platform/web/forms/use-form-draft.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import {
  emptyRegistration,
  passwordSchema,
  stepSchemas,
  type Registration,
  type RegistrationStep,
} from "../../registration-form.ts";
import { reachableStep, stepOfField, stepsFor } from "../../registration-steps.ts";
import { checkArea } from "./check-area.ts";
import { registrationDraft } from "./registration-draft.ts";
import { registerEmployer } from "./register-employer.calls.ts";
import { useAfterRegistration } from "./use-after-registration.ts";

export type RegistrationFlow = ReturnType<typeof useRegistration>;

export function useRegistration(hasAccount: boolean) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const land = useAfterRegistration();
  const taken = useTakenEmail();
  const [current, setCurrent] = useState<Registration>(emptyRegistration);
  const steps = stepsFor(current.belonging, hasAccount);
  const step = reachableStep(search.get("step"), current, steps);
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

  const schema = asksPassword ? stepSchemas[step].and(passwordSchema) : stepSchemas[step];
  const form = useZodForm<typeof schema, Registration>({ schema, guard: false, initial: emptyRegistration, submit });
  const draft = useFormDraft(form, registrationDraft);
  if (form.form.values !== current) setCurrent(form.form.values);
  const back = () => void goTo(steps[steps.indexOf(step) - 1]!);
  return { form, step, steps, isLast, asksPasswordAgain, goTo, back, taken };
}

/** Asked once more at the end when a reload has forgotten it; then it stays on the page while it is typed. */
function useRequiresPassword(mayAsk: boolean, step: string, password: string): boolean {
  const [asked, setAsked] = useState({ step: "", asks: false });
  if (asked.step !== step) setAsked({ step, asks: !passwordSchema.safeParse({ password }).success });
  return mayAsk && asked.asks;
}
