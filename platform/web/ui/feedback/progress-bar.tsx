/** How much of something has been sent, from 0 to 100, as a bar. */
import classes from "./progress-bar.module.css";

export const ProgressBar = ({ label, percent }: { label: string; percent: number }) => (
  <span
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    className={classes.bar}
  >
    <span style={{ transform: `scaleX(${percent / 100})` }} />
  </span>
);
