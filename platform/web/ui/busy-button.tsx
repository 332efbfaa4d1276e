/** A button that shows that its work is running: same width, a spinner, `aria-busy`, and deaf to further presses. */
import classes from "./button.module.css";
import { Button, type ButtonProps } from "./button.tsx";

export type BusyButtonProps = ButtonProps & { isBusy: boolean };

export const BusyButton = ({ isBusy, onClick, type = "button", children, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    type={type}
    aria-busy={isBusy}
    onClick={(event: React.MouseEvent<HTMLButtonElement>) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <span className={isBusy ? classes.hidden : undefined}>{children}</span>
    {isBusy && <span className={classes.spinner} aria-hidden="true" />}
  </Button>
);
