/** How an educator's own applications are read: the list of a tab, and one that is open. */
import { collectionPath, resourcePath } from "#platform/web/api-client/collection-path.ts";
import { JobApplication } from "../../application.ts";
import { myApplicationFields } from "../apply/apply-draft.ts";
import { applicationTabs, type ApplicationTab } from "./my-application-tabs.ts";

const include = ["jobListing.employer", "jobListing.locations"] as const;

export function listOptions(tab: ApplicationTab, page: string | undefined) {
  const { statusCategory, sort } = applicationTabs[tab];
  return { filter: { statusCategory }, include, fields: myApplicationFields, sort, page: Number(page) || 1 };
}

export const openOptions = { include };

export const myApplicationListPath = (tab: ApplicationTab, page: string | undefined) =>
  collectionPath(JobApplication, listOptions(tab, page));

export const myApplicationPath = (id: string) => resourcePath(JobApplication, id, openOptions);
