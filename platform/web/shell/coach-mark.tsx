/**
 * A short word beside a control the first time it is met, until "Got it". It waits for dialogs to close, one stands at a
 * time, and a visit sees no second one.
 *
 *     <CoachMark type="notes_tutorial" text={t`Notes on a profile are for your team only.`}><NoteArea … /></CoachMark>
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef } from "react";

import { Button } from "../ui/form/button.tsx";
import classes from "./coach-mark.module.css";
import { useCoachMark, type Tutorial } from "./use-coach-mark.ts";

interface CoachMarkProps {
  type: Tutorial;
  text: React.ReactNode;
  /** The page makes room for the card, where it would cover what one needs next; else it lies over the page. */
  inFlow?: boolean;
  /** For a control in a line of others; else it is as wide as the place. */
  inline?: boolean;
  /** The real control. */
  children: React.ReactNode;
}

export function CoachMark({ type, text, inFlow = false, inline, children }: CoachMarkProps) {
  const { isShown, gotIt } = useCoachMark(type);
  return (
    <div className={classes.anchor} data-inline={inline || undefined}>
      {children}
      {isShown && <Card text={text} inFlow={inFlow} gotIt={gotIt} />}
    </div>
  );
}

interface CardProps extends Pick<CoachMarkProps, "text"> {
  inFlow: boolean;
  gotIt: () => void;
}

function Card({ text, inFlow, gotIt }: CardProps) {
  const { t } = useLingui();
  const card = useRef<HTMLElement>(null);
  const id = useId();
  useLayoutEffect(() => keepInWindow(card.current!), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is the same as its button
    <aside
      ref={card}
      aria-label={t`Tip`}
      aria-describedby={id}
      className={classes.card}
      data-flow={inFlow || undefined}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        gotIt();
      }}
    >
      <p id={id} role="status">
        {text}
      </p>
      <Button size="small" onClick={gotIt}>
        <Trans>Got it</Trans>
      </Button>
    </aside>
  );
}

/** A control near the edge would push its card out of a phone's screen. */
function keepInWindow(card: HTMLElement) {
  const { left, right } = card.getBoundingClientRect();
  const room = document.documentElement.clientWidth - edge;
  const shift = right > room ? room - right : left < edge ? edge - left : 0;
  card.style.setProperty("--shift", `${shift}px`);
}

const edge = 16;
