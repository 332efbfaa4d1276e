/** Scheme and host of this site, for canonical addresses: the same on the server and in the browser. */
import { useRouteLoaderData } from "react-router";

/** "https://jobs.example.org"; empty only if the root route failed to load. */
export const useOrigin = () => useRouteLoaderData("root")?.origin ?? "";
