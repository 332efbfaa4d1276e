/** Sends the form around it. Never disabled for wrong input; while sending it keeps its width and ignores presses. */
import type { ButtonProps } from "@mantine/core";

import { BusyButton } from "./busy-button.tsx";
import { useFormScope } from "./form.tsx";

export const SubmitButton = ({ children, ...props }: ButtonProps & { children: React.ReactNode }) => {
  const { isSending } = useFormScope();
  return (
    <BusyButton {...props} type="submit" isBusy={isSending}>
      {children}
    </BusyButton>
  );
};
