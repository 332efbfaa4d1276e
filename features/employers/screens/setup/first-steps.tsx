/** The setup checklist above the first job, right after signing up. */
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { useState } from "react";

import { useCurrentEmployerProfile } from "../current-employer-profile.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Employer } from "../../employer.ts";
import { SetupChecklist } from "./setup-checklist.tsx";

export function FirstSteps() {
  const { isJustSignedUp } = useLocationState();
  // The page changes its own address while the job is written; the list stays until the page is left.
  const [isShown] = useState(isJustSignedUp === true);
  const employerId = useCurrentEmployerProfile()?.employerId;
  const { data: employer } = useResource(Employer, isShown ? employerId : null);
  return employer ? <SetupChecklist employer={employer} here="job" /> : null;
}
