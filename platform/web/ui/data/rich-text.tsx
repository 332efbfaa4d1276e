/** Reads text that was written in the editor. The server has sanitised it; nothing else may be shown this way. */
import classes from "./rich-text.module.css";

export const RichText = ({ html }: { html: string }) => (
  <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
);
