/** What Enter does in a message, in this browser: it sends where there is a keyboard, and begins a line on touch. */
import { useMediaQuery } from "@mantine/hooks";

import { useStored } from "#platform/web/use-stored.ts";

export function useEnterKey() {
  const [chosen, choose] = useStored("message_enter");
  const isTouch = useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false });
  const sends = chosen ? chosen === "send" : !isTouch;
  return { sends, setSends: (does: boolean) => choose(does ? "send" : "line") };
}
