/** Resends an invitation and changes a role, each with a toast about the outcome. */
import { useLingui } from "@lingui/react/macro";

import { fullName } from "#features/accounts/full-name.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import type { EmployerRole } from "../../../employer-constants.ts";
import { EmployerProfile } from "../../../employer-profile.ts";
import type { TeammateRecord } from "./teammate-record.ts";

export function useTeammateActions(profile: TeammateRecord) {
  const { t, i18n } = useLingui();
  const mail = useAction(EmployerProfile, "resend_invitation");
  const change = useChange(EmployerProfile);
  const name = fullName(profile);
  /** A conflict is shown with the server's sentence. */
  const showError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) toast(i18n._(error.message), { tone: "error" });
    else couldNotSave();
  };
  const resend = async () => {
    try {
      await mail.run(profile, {});
      toast(t`The invitation is on its way to ${profile.email}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429)
        toast(t`We've sent it several times today. Try again tomorrow.`, { tone: "error" });
      else showError(error);
    }
  };
  const setRole = async (role: EmployerRole) => {
    try {
      await change.run(profile, { role });
      toast(role === "owner" ? t`${name} is an owner now` : t`${name} is a member now`, {
        undo: () => void setRole(role === "owner" ? "member" : "owner"),
      });
    } catch (error) {
      showError(error);
    }
  };
  return { resend, give: setRole };
}
