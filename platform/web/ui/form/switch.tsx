/** On or off at once, without a button to press after it. */
import classes from "./switch.module.css";

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Its name, where the word beside it does not say it: "Video interview can be booked". */
  label?: string;
  /** The id of what says more about it. */
  describedBy?: string;
  /** Say why beside it, in words that `describedBy` names. */
  isDisabled?: boolean;
  className?: string;
  /** The word beside it. */
  children: React.ReactNode;
}

export const Switch = (props: SwitchProps) => {
  const { isOn, onChange, label, describedBy, isDisabled, className = "", children } = props;
  return (
    <label className={`${classes.switch} ${className}`}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={describedBy}
        disabled={isDisabled}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
};
