/** Places: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { geographyOptions } from "./geography-option.resource.ts";
import { geographies } from "./geography.resource.ts";
import { placesRoute } from "./places.route.ts";

export const places = feature({
  name: "places",
  resources: [geographies, geographyOptions],
  routes: [placesRoute()],
});
