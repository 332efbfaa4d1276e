/** The dialog for writing to an applicant, opened by a shortcut of the list. */
import type { Applicant } from "#features/applications/screens/review/use-applicants.ts";
import { ComposeDialog } from "../composer/compose-dialog.tsx";
import { recipientOf } from "./applicant-recipient.ts";

interface WriteToApplicantProps {
  application: Applicant;
  close: () => void;
}

export const WriteToApplicant = ({ application, close }: WriteToApplicantProps) => (
  <ComposeDialog recipients={[recipientOf(application)]} onClose={close} />
);
