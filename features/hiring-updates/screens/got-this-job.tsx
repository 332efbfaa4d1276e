/** The way to a hiring update from an application. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { hiringUpdatePath } from "#features/paths.ts";
import type { MyApplicationRow } from "#features/applications/screens/apply/apply-draft.ts";
import { Button } from "#platform/web/ui/form/button.tsx";

/** In the sheet of an application that is running. */
export function GotThisJob({ application }: { application: MyApplicationRow }) {
  const employerId = application.jobListing?.employer?.id;
  if (!employerId || ["draft", "hired"].includes(application.aasmState)) return null;
  return (
    <Button as={Link} to={hiringUpdatePath({ employer: employerId })} variant="subtle">
      <Trans>I got this job</Trans>
    </Button>
  );
}
