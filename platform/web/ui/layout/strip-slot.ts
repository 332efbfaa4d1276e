/** The slot for strips, which features show on every page. */
import { uiSlot } from "./slot.tsx";

/** Slim strips under the header: "Starts in 9 minutes". */
export const pageStrips = uiSlot<object>("shell strips");
