/** "Back" on top of a page of a flow. */
import { Trans } from "@lingui/react/macro";
import { IconArrowLeft } from "@tabler/icons-react";

import classes from "./question-page.module.css";

export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.quiet} onClick={onClick}>
    <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    <Trans>Back</Trans>
  </button>
);
