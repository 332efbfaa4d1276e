/** What only the account's owner may do: an impersonating operator reads why it is disabled. */
import { Trans } from "@lingui/react/macro";

import { useSession } from "../session/current-session.ts";

export const useIsImpersonating = () => useSession().impersonatorId !== null;

/** Named by the controls it is about. */
export const ImpersonationNote = ({ id }: { id: string }) => (
  <p id={id} className="small muted">
    <Trans>You are acting for somebody else: only they can do this.</Trans>
  </p>
);
