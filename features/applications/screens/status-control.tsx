/** Changing an applicant's status: only the moves the shared table allows now. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { fullName } from "#features/educators/educator-text.ts";
import { isOpenForApplications } from "#features/jobs/job-transitions.ts";
import { lazyPart } from "#platform/web/ui/lazy-part.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { useWords } from "#platform/web/words.ts";
import type { ApplicationState } from "../application-constants.ts";
import { eventFor } from "../application-events.ts";
import { movesOffered } from "../application-transitions.ts";
import { applicationEventWords } from "./application-words.ts";
import { isPending } from "./pending-rejection.tsx";
import classes from "./applicant-detail.module.css";
import type { Applicant } from "./use-applicants.ts";
import { useMoves } from "./use-moves.ts";

const NotSelected = lazyPart(() => import("./not-selected.form.tsx").then((module) => module.NotSelected));
const MakeOffer = lazyPart(() => import("./make-offer.form.tsx").then((module) => module.MakeOffer));
const HireDialog = lazyPart(() => import("./hire-dialog.tsx").then((module) => module.HireDialog));

interface StatusControlProps {
  application: Applicant;
  onHired: () => void;
}

export function StatusControl({ application, onHired }: StatusControlProps) {
  const { t } = useLingui();
  const words = useWords();
  const { move } = useMoves();
  const [asked, setAsked] = useState<"rejected" | "offered" | "hired" | null>(null);
  const moves = movesOfEmployer(application);
  if (moves.length === 0) return null;
  const choose = (to: ApplicationState) =>
    to === "rejected" || to === "offered" || to === "hired" ? setAsked(to) : void move(application, to);
  const close = () => setAsked(null);
  const name = fullName(application.userProfile ?? {});
  return (
    <>
      <MenuButton
        label={t`Change status`}
        align="end"
        className={classes.status}
        button={
          <>
            <span className={classes.long}>
              <Trans>Change status</Trans>
            </span>
            <span className={classes.short}>
              <Trans>Status</Trans>
            </span>
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </>
        }
      >
        {moves.map((to) => (
          <MenuItem key={to} isDestructive={to === "rejected"} onClick={() => choose(to)}>
            {words(applicationEventWords, eventFor(application.aasmState, to)!)}
          </MenuItem>
        ))}
      </MenuButton>
      <Suspense>
        {asked === "rejected" && (
          <NotSelected
            applications={[application]}
            title={t`Not selected: ${name}`}
            close={close}
            send={(said) => move(application, "rejected", said)}
          />
        )}
        {asked === "offered" && (
          <MakeOffer
            application={application}
            close={close}
            send={(said) => move(application, "offered", said)}
          />
        )}
        {asked === "hired" && <HireDialog application={application} close={close} onHired={onHired} />}
      </Suspense>
    </>
  );
}

/** A rejection nobody was told of is undone, not reopened. */
export const movesOfEmployer = (application: Applicant): ApplicationState[] =>
  isPending(application)
    ? []
    : movesOffered(
        {
          aasmState: application.aasmState,
          jobOpen: isOpenForApplications(application.jobListing?.listingStatus ?? "published"),
          rejectedAt: application.stateChangedAt,
        },
        "employer",
        new Date(),
      );
