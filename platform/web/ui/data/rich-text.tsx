/** Shows text that was written in the editor. The server has sanitized it; nothing else may be rendered this way. */
import classes from "./rich-text.module.css";

export const RichText = ({ html }: { html: string }) => (
  <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
);
