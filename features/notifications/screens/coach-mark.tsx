/**
 * A short hint beside a control, shown until "Got it". It waits for dialogs to close; only one is shown at a time, and only
 * one in a visit.
 *
 *     <CoachMark type="notes_tutorial"><NoteArea … /></CoachMark>
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useLayoutEffect, useRef } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./coach-mark.module.css";
import type { Tutorial } from "../notification-types.ts";
import { inAppMessage } from "../in-app-occasions.ts";
import { useCoachMark } from "./use-coach-mark.ts";

interface CoachMarkProps {
  type: Tutorial;
  /** The page makes room for the card, where it would cover the next control; otherwise it overlays the page. */
  inFlow?: boolean;
  /** Over what stands above the control, not below. */
  isAbove?: boolean;
  /** For a control in a row with others; otherwise it fills the width. */
  inline?: boolean;
  /** The control itself. */
  children: React.ReactNode;
}

export function CoachMark({ type, inFlow, isAbove, inline, children }: CoachMarkProps) {
  const { i18n } = useLingui();
  const { isShown, dismiss } = useCoachMark(type);
  const { text } = inAppMessage({ notificationType: type, metadata: {} }, (id, values) => i18n._(id, values));
  return (
    <div className={classes.anchor} data-inline={inline || undefined}>
      {children}
      {isShown && <Card text={text} inFlow={inFlow} isAbove={isAbove} dismiss={dismiss} />}
    </div>
  );
}

interface CardProps extends Pick<CoachMarkProps, "inFlow" | "isAbove"> {
  text: string;
  dismiss: () => void;
}

function Card({ text, inFlow, isAbove, dismiss }: CardProps) {
  const { t } = useLingui();
  const card = useRef<HTMLElement>(null);
  const id = useId();
  useLayoutEffect(() => shiftIntoWindow(card.current!), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc does what its button does
    <Stack
      as="aside"
      gap={12}
      align="start"
      ref={card}
      aria-label={t`Tip`}
      aria-describedby={id}
      className={classes.card}
      data-flow={inFlow || undefined}
      data-above={isAbove || undefined}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        dismiss();
      }}
    >
      <p id={id} role="status">
        {text}
      </p>
      <Button size="small" onClick={dismiss}>
        <Trans>Got it</Trans>
      </Button>
    </Stack>
  );
}

/** Beside a control near the edge, the card would leave a phone's screen. */
function shiftIntoWindow(card: HTMLElement) {
  const { left, right } = card.getBoundingClientRect();
  const maxRight = document.documentElement.clientWidth - marginPx;
  const shift = right > maxRight ? maxRight - right : left < marginPx ? marginPx - left : 0;
  card.style.setProperty("--shift", `${shift}px`);
}

const marginPx = 16;
