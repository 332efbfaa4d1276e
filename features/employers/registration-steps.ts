/** The steps of an employer's sign-up by situation, and which of them can be reached. */
import type { registrationInput } from "./form-inputs.ts";
import {
  registrationSteps,
  type Belonging,
  type Registration,
  type RegistrationStep,
} from "./registration-form.ts";

/** A joined team has its locations and jobs; a user with an account skips the first step. */
export function stepsFor(belonging: Belonging, hasAccount: boolean): RegistrationStep[] {
  const steps: RegistrationStep[] = belonging === "join" ? ["you", "program"] : [...registrationSteps];
  return hasAccount ? steps.slice(1) : steps;
}

/**
 * The requested step, or the first incomplete one before it. Without the rules, which come when somebody begins, it is the
 * first.
 */
export function reachableStep(
  requested: string | null,
  values: Registration,
  steps: RegistrationStep[],
  input: typeof registrationInput | null,
) {
  const index = Math.max(
    0,
    steps.findIndex((step) => step === requested),
  );
  const unfinished = steps.slice(0, index).find((step) => !input?.[step].safeParse(values).success);
  return unfinished ?? steps[index]!;
}

/** The step with a field; a server error about the field is shown there. */
export const stepOfField = (field: string): RegistrationStep | null =>
  registrationSteps.find((step) => fieldsOf[step].includes(field.split(".")[0]!)) ?? null;

const fieldsOf: Record<RegistrationStep, string[]> = {
  you: ["firstName", "lastName", "email", "password", "phoneNumber", "position"],
  program: [
    "employerName",
    "zipCode",
    "centerType",
    "address",
    "website",
    "capacity",
    "employerId",
    "licenseNumber",
  ],
  location: ["locationIds", "moreLocations"],
  hiring: ["roles", "invitations"],
};
