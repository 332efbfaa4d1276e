/**
 * Sends the form around it. Never disabled for wrong input; while sending it keeps its width and ignores presses. It
 * waits only for the server's HTML to wake up, when a press would be lost.
 */
import { BusyButton, type BusyButtonProps } from "./busy-button.tsx";
import { useFormScope } from "../../forms/form-scope.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";

export const SubmitButton = (props: Omit<BusyButtonProps, "isBusy" | "type">) => {
  const { isSending } = useFormScope();
  const isAwake = useHydrated();
  return <BusyButton {...props} type="submit" isBusy={isSending} disabled={!isAwake} />;
};
