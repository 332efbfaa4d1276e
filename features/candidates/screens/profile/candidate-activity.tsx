/** What there has been between the team and somebody: applications, messages, interviews, each brought by its feature. */
import { Trans } from "@lingui/react/macro";

import { candidateActivity, type Candidate } from "../candidate-slots.ts";
import { activityId } from "./part-links.tsx";
import classes from "./candidate.module.css";

export const CandidateActivity = ({ profile }: { profile: Candidate }) => (
  <section id={activityId} className={classes.part} aria-labelledby="candidate-activity">
    <h3 id="candidate-activity">
      <Trans>Activity with us</Trans>
    </h3>
    <div className={classes.activity}>
      <candidateActivity.Here profile={profile} />
    </div>
    <p className={`${classes.none} muted`}>
      <Trans>No applications, messages or interviews yet.</Trans>
    </p>
  </section>
);
