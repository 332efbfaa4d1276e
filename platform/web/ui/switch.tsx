/** On or off at once, without a button to press after it. */
import classes from "./switch.module.css";

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Its name, where the word beside it does not say it: "Video interview can be booked". */
  label?: string;
  className?: string;
  /** The word beside it. */
  children: React.ReactNode;
}

export const Switch = ({ isOn, onChange, label, className = "", children }: SwitchProps) => (
  <label className={`${classes.switch} ${className}`}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
