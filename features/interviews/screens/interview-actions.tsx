/** What either side can do about an interview: say yes to its time, write to the other side, call it off. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import { Conversation } from "#features/messages/conversation.ts";
import { conversationPath, useSide } from "#features/messages/screens/side.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { restoreRefusal } from "../interview-transitions.ts";
import classes from "./interview-card.module.css";
import { isAwaitedFrom, type InterviewRecord, type Side } from "./interview-record.ts";
import { useInterviewTransitions } from "./use-interview-transitions.ts";

const CancelInterview = lazyPart(() =>
  import("./cancel-interview.form.tsx").then((module) => module.CancelInterview),
);

interface ActProps {
  interview: InterviewRecord;
  side: Side;
}

interface ConfirmInterviewProps extends ActProps {
  size?: "normal" | "small";
  children: React.ReactNode;
}

export function ConfirmInterview({ interview, side, size, children }: ConfirmInterviewProps) {
  const { confirm } = useInterviewTransitions(side);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await confirm(interview);
    setBusy(false);
  };
  return (
    <BusyButton size={size} isBusy={isBusy} onClick={() => void run()}>
      {children}
    </BusyButton>
  );
}

export function CancelButton({ interview, side }: ActProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" size="small" onClick={() => setAsked(true)}>
        {isAwaitedFrom(interview, side) ? <Trans>Decline</Trans> : <Trans>Cancel interview</Trans>}
      </Button>
      <Suspense>
        {isAsked && <CancelInterview interview={interview} side={side} close={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}

/** Takes one's own cancellation back, while the time is still to come. */
export function UndoCancel({ interview, side, now }: ActProps & { now: Date }) {
  const { restore } = useInterviewTransitions(side);
  const [isBusy, setBusy] = useState(false);
  if (restoreRefusal(interview, side, now)) return null;
  const run = async () => {
    setBusy(true);
    await restore(interview);
    setBusy(false);
  };
  return (
    <BusyButton variant="outline" size="small" isBusy={isBusy} onClick={() => void run()}>
      <Trans>Undo cancellation</Trans>
    </BusyButton>
  );
}

/** The last two ways out of a card keep together: on a line of its own the red one would look like the main one. */
export const LastActions = ({ children }: { children: React.ReactNode }) => (
  <Row gap={8} className={classes.last}>
    {children}
  </Row>
);

/** The way into its conversation. Every interview has one: booking it was said there. */
export function MessageButton({ interview: { employerId, userProfileId } }: Pick<ActProps, "interview">) {
  const { t } = useLingui();
  const side = useSide();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const filter = side.type === "UserProfile" ? { employerId } : { userProfileId };
  const open = async () => {
    setBusy(true);
    try {
      const found = await call(collectionPath(Conversation, { at: side.at, filter, size: 1 }));
      const [conversation] = found.data as WireResource[];
      void navigate(conversation ? conversationPath(side, conversation.id) : side.page);
    } catch {
      toast(t`We couldn't open the conversation. Try again.`, { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton variant="outline" size="small" isBusy={isBusy} onClick={() => void open()}>
      <Trans>Message</Trans>
    </BusyButton>
  );
}
