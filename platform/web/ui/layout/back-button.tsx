/** "Back" at the top of a page of a flow. */
import { Trans } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";

import classes from "./question-page.module.css";

export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={classes.quiet} onClick={onClick}>
    <IconArrowLeft />
    <Trans>Back</Trans>
  </button>
);
