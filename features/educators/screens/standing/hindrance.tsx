/** In the place of applying, writing or booking: why it has to wait, said before anything is typed, and the way on. */
import { Trans } from "@lingui/react/macro";

import { useSession } from "#platform/web/session.ts";
import { useStanding } from "#platform/web/shell/me.ts";
import textActions from "#platform/web/ui/text-actions.module.css";
import { type EducatorAct, type EducatorHindrance, hindranceOf } from "../../educator-hindrance.ts";
import classes from "./hindrance.module.css";
import { StandingWays } from "./standing-ways.tsx";

/** What keeps the educator who reads from doing this; null where nothing does, and for everybody else. */
export function useHindrance(act: EducatorAct): EducatorHindrance | null {
  const { userType } = useSession();
  const standing = useStanding();
  return userType === "educator" ? hindranceOf(act, standing) : null;
}

interface HindranceProps {
  act: EducatorAct;
  standing: EducatorHindrance;
}

/** `isShort` where there is little room: the strip of every page has the ways on. */
export const Hindrance = ({ act, standing, isShort = false }: HindranceProps & { isShort?: boolean }) =>
  isShort ? (
    <p className="small">
      <Sentence act={act} standing={standing} />
    </p>
  ) : (
    <div className={classes.hindrance}>
      <p>
        <Sentence act={act} standing={standing} />
      </p>
      <p className={textActions.actions}>
        <StandingWays standing={standing} />
      </p>
    </div>
  );

function Sentence({ act, standing }: HindranceProps) {
  if (standing === "unconfirmed")
    return act === "write" ? (
      <Trans>You can write as soon as your email is confirmed. We sent you a link.</Trans>
    ) : (
      <Trans>You can book as soon as your email is confirmed. We sent you a link.</Trans>
    );
  if (standing === "suspended")
    return {
      apply: <Trans>You can't apply while your profile is suspended.</Trans>,
      write: <Trans>You can't write messages while your profile is suspended.</Trans>,
      book: <Trans>You can't book interviews while your profile is suspended.</Trans>,
    }[act];
  return {
    apply: <Trans>You can't apply, because your profile was not approved.</Trans>,
    write: <Trans>You can't write messages, because your profile was not approved.</Trans>,
    book: <Trans>You can't book interviews, because your profile was not approved.</Trans>,
  }[act];
}
