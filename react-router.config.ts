/** React Router in framework mode: public pages are rendered on the server, everything else is hydrated there. */
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table is a few kB; asking for it piece by piece would cost a request per first visit of a page.
  routeDiscovery: { mode: "initial" },
  // A file more for each page would bring nothing: none of our client loaders loads anything.
  splitRouteModules: false,
} satisfies Config;
