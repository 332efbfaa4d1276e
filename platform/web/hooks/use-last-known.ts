/**
 * What a page will show once it has loaded, from the first paint on: the room that it takes can be kept, and nothing
 * below moves.
 */
import { useEffect } from "react";

import { writeStored } from "../data/storage.ts";
import { useStored } from "./use-stored.ts";

/** What is known; while that is null, what was known last in this browser under the name; null before the first time. */
export function useLastKnown(name: string, known: string | null): string | null {
  const [before] = useStored(name);
  useEffect(() => {
    if (known !== null) writeStored(name, known);
  }, [name, known]);
  return known ?? before;
}
