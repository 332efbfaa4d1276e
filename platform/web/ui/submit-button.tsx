/** Sends the form around it. Never disabled for wrong input; while sending it keeps its width and ignores presses. */
import { BusyButton, type BusyButtonProps } from "./busy-button.tsx";
import { useFormScope } from "./form-scope.ts";

export const SubmitButton = (props: Omit<BusyButtonProps, "isBusy" | "type">) => {
  const { isSending } = useFormScope();
  return <BusyButton {...props} type="submit" isBusy={isSending} />;
};
