/** Places: what they add to the server. */
import { on } from "#platform/server/events.ts";
import { feature } from "#platform/server/feature.ts";
import { areaOpened } from "./area-opened.mail.ts";
import { geographyOptions } from "./geography-option.resource.ts";
import { geographies } from "./geography.resource.ts";
import { joinWaitingList } from "./join-waiting-list.action.ts";
import { placesRoute } from "./places.route.ts";
import { emailWaitingList, enqueueWaitingListEmails } from "./email-waiting-list.job.ts";
import { waitingListEntries } from "./waiting-list-entry.resource.ts";
import { placesPersonalData } from "./personal-data.ts";

export const places = feature({
  name: "places",
  personalData: placesPersonalData,
  resources: [geographies, geographyOptions, waitingListEntries],
  actions: [joinWaitingList],
  routes: [placesRoute()],
  jobs: [emailWaitingList],
  mails: [areaOpened],
  listeners: [
    on("geographies.created", enqueueWaitingListEmails),
    on("geographies.updated", enqueueWaitingListEmails),
  ],
});
