/** Labels of the sources of a job's views and applications. */
import { msg } from "@lingui/core/macro";
import type { JobSource } from "../../job-sources.ts";

export const jobSourceLabels: Record<JobSource, ReturnType<typeof msg>> = {
  search: msg`Job search`,
  recommendation: msg`Recommended to them`,
  email: msg`Emails from us`,
  employer_page: msg`Your public page`,
  home: msg`Home page`,
  similar: msg`Similar jobs`,
  message: msg`Messages`,
  share: msg`Shared link`,
  poster: msg`Poster`,
  parents_group: msg`Parents' group`,
  website: msg`Your own website`,
  other_site: msg`Other websites`,
  direct: msg`Typed or saved address`,
  other: msg`Somewhere else`,
};
