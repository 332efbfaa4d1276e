/** What Enter does in this browser: by default it sends on desktops and starts a new line on touch devices. */
import { useMediaQuery } from "#platform/web/hooks/use-media-query.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";

export function useEnterKey() {
  const [chosen, choose] = useStored("message_enter");
  const isTouch = useMediaQuery("(pointer: coarse)");
  const sends = chosen ? chosen === "send" : !isTouch;
  return { sends, setSends: (does: boolean) => choose(does ? "send" : "line") };
}
