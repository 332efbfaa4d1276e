/** Which collections this server has: a bar must not ask for what is not built, for the browser would log each 404. */
import { createContext, use } from "react";

export const CapabilitiesContext = createContext<readonly string[]>([]);

export const useHasCollection = (name: string) => use(CapabilitiesContext).includes(name);

/** What not every server can do ("help_me_write" takes a language model). */
export const useCapability = useHasCollection;
