/** Candidates: what they add to the server. */
import { feature } from "#platform/server/feature.ts";
import { notes } from "./notes/note.resource.ts";
import { notesChannel, tellTeam } from "./notes/notes.channel.ts";
import { candidatesPersonalData } from "./personal-data.ts";
import { refreshOnChange } from "./search/refresh-on-change.ts";

export const candidatesFeature = feature({
  name: "candidates",
  personalData: candidatesPersonalData,
  resources: [notes],
  channels: [notesChannel],
  when: [...refreshOnChange, ...tellTeam],
});
