/** A question that is answered by one press, and what was answered. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

interface YesOrNoProps {
  question: React.ReactNode;
  answer: (isYes: boolean) => Promise<unknown>;
  /** The way back for whoever does not answer now; the question stays under the bell. */
  later: string;
  afterYes: React.ReactNode;
  afterNo: React.ReactNode;
}

export function YesOrNo({ question, answer, later, afterYes, afterNo }: YesOrNoProps) {
  const { t } = useLingui();
  const [running, setRunning] = useState<boolean | null>(null);
  const [said, setSaid] = useState<boolean | null>(null);
  const say = (isYes: boolean) => {
    setRunning(isYes);
    return answer(isYes)
      .then(
        () => setSaid(isYes),
        () => toast(t`Couldn't save that. Try again.`, { tone: "error" }),
      )
      .finally(() => setRunning(null));
  };
  if (said !== null)
    return (
      <Stack gap={16} surface="card" padding={20} role="status">
        {said ? afterYes : afterNo}
      </Stack>
    );
  return (
    <Stack gap={20} surface="card" padding={20}>
      <h2>{question}</h2>
      <Cluster gap={[8, 12]} align="stretch">
        <BusyButton isBusy={running === true} onClick={() => void say(true)}>
          <Trans>Yes</Trans>
        </BusyButton>
        <BusyButton variant="outline" isBusy={running === false} onClick={() => void say(false)}>
          <Trans>No</Trans>
        </BusyButton>
      </Cluster>
      <p>
        <Link to={later}>
          <Trans>Remind me later</Trans>
        </Link>
      </p>
    </Stack>
  );
}
