/** On or off immediately, without a submit button. */
import classes from "./switch.module.css";

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The accessible name, if the visible label does not say it. */
  label?: string;
  /** The id of its description. */
  describedBy?: string;
  /** Say why beside it, in an element that `describedBy` names. */
  isDisabled?: boolean;
  className?: string;
  /** The visible label. */
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
