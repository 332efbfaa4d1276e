/** The title of a card: a link through which the whole card is pressed. The card itself stands `position: relative`. */
import classes from "./card-title.module.css";

export const CardTitle = ({ children }: { children: React.ReactNode }) => (
  <h3 className={classes.title}>{children}</h3>
);
