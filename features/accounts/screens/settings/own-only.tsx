/** What only the account's owner may do: somebody who acts as them reads why it is off. */
import { Trans } from "@lingui/react/macro";

import { useSession } from "#platform/web/session.ts";

export const useIsActing = () => useSession().impersonatorId !== null;

/** Named by the controls it is about. */
export const WhyOff = ({ id }: { id: string }) => (
  <p id={id} className="small muted">
    <Trans>You are acting for somebody else: only they can do this.</Trans>
  </p>
);
