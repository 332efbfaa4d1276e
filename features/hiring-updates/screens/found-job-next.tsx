/** After a job was found: whatever is still running may rest, and nothing rests by itself. */
import { Trans, useLingui } from "@lingui/react/macro";

import { WithdrawOthers } from "#features/applications/screens/mine/withdraw-others.tsx";
import { UserProfile } from "#features/educators/user-profile.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

export function FoundJobNext() {
  const { t } = useLingui();
  const [profile] = useCollection(UserProfile, { size: 1 }).data ?? [];
  const change = useChange(UserProfile);
  const pause = () =>
    change.run(profile!, { activeState: "paused" }).then(
      () => toast(t`Your profile is paused. Programs don't find it until you're back.`),
      () => toast(t`Couldn't save that. Try again.`, { tone: "error" }),
    );
  return (
    <Stack gap={16}>
      <h2>
        <Trans>Congratulations on your new job!</Trans>
      </h2>
      <p>
        <Trans>If you're not looking any more, your profile and your other applications can rest.</Trans>
      </p>
      <Cluster gap={[8, 12]} align="stretch">
        {profile?.activeState === "active" && (
          <BusyButton isBusy={change.isRunning} onClick={() => void pause()}>
            <Trans>Pause my profile</Trans>
          </BusyButton>
        )}
        <WithdrawOthers />
      </Cluster>
    </Stack>
  );
}
