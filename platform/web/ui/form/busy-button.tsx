/** A button that shows that its work is running: same width, a spinner, `aria-busy`; further clicks do nothing. */
import classes from "./button.module.css";
import { Button, type ButtonProps } from "./button.tsx";

export type BusyButtonProps = ButtonProps & { isBusy: boolean };

export const BusyButton = ({ isBusy, onClick, type = "button", ...props }: BusyButtonProps) => (
  <Button
    {...props}
    leftSection={under(isBusy, props.leftSection)}
    rightSection={under(isBusy, props.rightSection)}
    type={type}
    aria-busy={isBusy}
    onClick={(event: React.MouseEvent<HTMLButtonElement>) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <span className={isBusy ? classes.hidden : undefined}>{props.children}</span>
    {isBusy && <span className={classes.spinner} aria-hidden="true" />}
  </Button>
);

/** Icon and text keep their space. */
const under = (isBusy: boolean, icon: React.ReactNode) =>
  icon && isBusy ? <span className={classes.hidden}>{icon}</span> : icon;
