/**
 * Submits the form around it. Never disabled for invalid input; while sending it keeps its width and ignores clicks.
 * Disabled only before hydration, when a click would be lost.
 */
import { BusyButton, type BusyButtonProps } from "./busy-button.tsx";
import { useFormScope } from "../../forms/form-scope.ts";
import { useHydrated } from "../../hooks/use-hydrated.ts";

export const SubmitButton = (props: Omit<BusyButtonProps, "isBusy" | "type">) => {
  const { isSending } = useFormScope();
  const isHydrated = useHydrated();
  return <BusyButton {...props} type="submit" isBusy={isSending} disabled={!isHydrated} />;
};
