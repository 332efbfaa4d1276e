/** A button that shows that its work is running: same width, a spinner, `aria-busy`, and deaf to further presses. */
import { Button, Loader, type ButtonProps } from "@mantine/core";

import classes from "./form.module.css";

interface BusyButtonProps extends ButtonProps {
  isBusy: boolean;
  type?: "submit" | "button";
  onClick?: (event: React.MouseEvent) => void;
  children: React.ReactNode;
}

export const BusyButton = ({ isBusy, onClick, type = "button", children, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    type={type}
    aria-busy={isBusy}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <span className={isBusy ? classes.hiddenWord : undefined}>{children}</span>
    {isBusy && <Loader size={20} color="currentColor" className={classes.spinner} aria-hidden="true" />}
  </Button>
);
