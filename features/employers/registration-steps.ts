/** Which steps of signing up there are for whom, and which of them somebody has got to. */
import {
  registrationSteps,
  stepSchemas,
  type Belonging,
  type Registration,
  type RegistrationStep,
} from "./registration-form.ts";

/** A team that is joined has its locations and jobs; somebody with an account is known already. */
export function stepsFor(belonging: Belonging, hasAccount: boolean): RegistrationStep[] {
  const steps: RegistrationStep[] = belonging === "join" ? ["you", "program"] : [...registrationSteps];
  return hasAccount ? steps.slice(1) : steps;
}

/** The step asked for, or the first one before it that is not filled in yet. */
export function reachableStep(requested: string | null, values: Registration, steps: RegistrationStep[]) {
  const index = Math.max(0, steps.indexOf(requested as RegistrationStep));
  const unfinished = steps.slice(0, index).find((step) => !stepSchemas[step].safeParse(values).success);
  return unfinished ?? steps[index]!;
}

/** The step that asks for a field; an error of the server is shown there. */
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
