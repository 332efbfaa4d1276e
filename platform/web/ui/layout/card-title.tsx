/** The title of a card: a link that makes the whole card clickable. The card needs `position: relative`. */
import classes from "./card-title.module.css";

export const CardTitle = ({ children }: { children: React.ReactNode }) => (
  <h3 className={classes.title}>{children}</h3>
);
