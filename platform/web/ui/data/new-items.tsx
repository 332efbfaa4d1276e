/** "2 new messages. Show": new rows, without moving what is being read. */
import { Trans } from "@lingui/react/macro";

import classes from "./new-items.module.css";

interface NewItemsProps {
  count: number;
  /** The sentence, with the number in it. */
  text: React.ReactNode;
  show: () => void;
}

export const NewItems = ({ count, text, show }: NewItemsProps) => (
  <div role="status" className={classes.place}>
    {count > 0 && (
      <button type="button" className={classes.pill} onClick={show}>
        {text} <Trans>Show</Trans>
      </button>
    )}
  </div>
);
