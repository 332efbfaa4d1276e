/** What this server offers: a screen must not request a collection that is missing, since the browser would log a 404. */
import { createContext, use } from "react";

export const CapabilitiesContext = createContext<readonly string[]>([]);

export const useHasCollection = (name: string) => use(CapabilitiesContext).includes(name);

/** Something that not every server can do ("help_me_write" needs a language model). */
export const useCapability = useHasCollection;
