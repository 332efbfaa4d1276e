/** Employers over JSON:API: public pages for everyone, internal attributes for the team. */
import { areasOfCaller, isInAreas } from "#features/brands/api/brand-areas.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import type { FileLinks } from "#platform/server/files/file-links.ts";
import { filter, type RelatedLink, resource, type Row } from "#platform/server/resource.ts";
import { sanitizeRichText } from "#platform/server/rich-text.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { sql } from "kysely";
import { z } from "zod";
import { Employer } from "../../employer.ts";
import { centerTypes, employerApprovalStates } from "../../employer-constants.ts";
import {
  mayChangePictures,
  mayEditEmployer,
  mayOfferTrial,
  mayReviewEmployer,
  maySupportEmployer,
  worksFor,
} from "../../employer.policy.ts";
import { normalizeLicense } from "../../license-number.ts";
import { normalizedRosterLicense } from "../registration/claim-employer.action.ts";
import {
  createEmployerForAccount,
  type EmployersConfig,
  createEmployerInput,
} from "../registration/create-employer.action.ts";
import { transitionApproval } from "../review/decide-approval.action.ts";
import { loadEmployerMeta } from "./employer-meta.query.ts";
import { updateEmployerAddress } from "./update-employer-address.action.ts";
import { employerPhotosField } from "./employer-photos.ts";
import { profileImageField } from "./profile-image.ts";
import { loadOnboardingFinished } from "./employer-setup.query.ts";
import { isPublic, isTeamOf } from "./visible-employers.ts";

type EmployerRow = Row<"employers">;

/** Readable by the team alone. */
const teamAttributes = [
  "email",
  "phoneNumber",
  "referrer",
  "abilities",
  "approvalState",
  "reviewNote",
  "changesRequestedAt",
  "eligibleForFreeTrial",
  "hasPaymentMethod",
  "hiringHeroLastRanAt",
  "onboardingFinished",
];

const editableAttributes = [
  "name",
  "about",
  "address",
  "zip",
  "phoneNumber",
  "website",
  "email",
  "centerType",
  "educationPhilosophy",
  "languages",
  "benefits",
  "profileImage",
  "photos",
  "onboardingFinished",
];

const isOperator = ({ kind }: Actor) => kind === "operator";

const teamLink =
  (collection: string): RelatedLink<"employers"> =>
  ({ id }, me) =>
    worksFor(me, { employerId: id }) ? `${collection}?filter[employerId]=${id}` : null;

export const employers = (config: EmployersConfig, links: FileLinks) =>
  resource({
    entity: Employer,
    table: "employers",
    operators: { read: operatorRoles, write: ["review", "support", "money"] },
    access: "own",
    collections: {
      employers: {
        for: ["guest", "educator", "employer", "unchosen"],
        create: ["employer", "unchosen"],
        change: ["employer"],
        // Visitors are shown and may claim what the brand has; who is signed in looks for one certain program.
        listScope: async (context) => {
          const areas = context.actor.kind === "guest" ? await areasOfCaller(context) : null;
          return (rows) => rows.where(isInAreas(areas, sql.ref("employers.geographyId")));
        },
      },
    },
    visibleTo: {
      guest: (rows) => rows.where(isPublic),
      educator: (rows) => rows.where(isPublic),
      employer: (rows, me) => rows.where(sql<boolean>`(${isPublic} or ${isTeamOf(me.accountId)})`),
      unchosen: (rows, me) => rows.where(sql<boolean>`(${isPublic} or ${isTeamOf(me.accountId)})`),
    },
    // The address of a program that was merged leads to the one that stayed.
    alternateKey: (rows, slug) =>
      rows.where(
        sql<boolean>`employers.id in (
          select coalesce(named.merged_into_id, named.id) from employers named where named.slug = ${slug})`,
      ),
    fields: {
      about: { write: (html: string) => ({ about: sanitizeRichText(html) }) },
      claimed: { read: (row: EmployerRow) => row.claimedAt !== null },
      profileImage: profileImageField(links),
      photos: employerPhotosField(links),
      zip: { read: (row: EmployerRow) => row.zip, save: updateEmployerAddress },
      onboardingFinished: { load: loadOnboardingFinished },
      approvalState: { read: (row: EmployerRow) => row.approvalState, save: transitionApproval },
    },
    relatedLinks: {
      connectors: teamLink("connectors"),
      subscriptions: teamLink("employers/subscriptions"),
      subscriptionChanges: teamLink("subscription_changes"),
    },
    hasManyLoaders: {
      locations: { type: "locations", by: "employerId" },
      jobListings: { type: "job_listings", by: "employerId" },
      employerProfiles: { type: "employer_profiles", by: "employerId" },
    },
    filters: {
      q: filter(z.string().trim().min(2).max(100), (rows, q) =>
        rows.where(sql<boolean>`employers.name ilike ${`%${q.replace(/[\\%_]/g, "\\$&")}%`}`),
      ),
      slug: filter(z.string().max(200), (rows, slug) => rows.where("employers.slug", "=", slug)),
      zip: filter(z.string().regex(/^\d{5}$/), (rows, zip) =>
        rows.where(sql<boolean>`left(employers.zip, 5) = ${zip}`),
      ),
      // An exact match: with the licence at hand one finds its program, and nobody can enumerate them.
      licenseNumber: filter(
        z.string().max(60).transform(normalizeLicense).pipe(z.string().min(3)),
        (rows, license) => rows.where(sql<boolean>`${normalizedRosterLicense} = ${license}`),
      ),
      geographyId: filter(listParam(z.uuid()), (rows, ids) => rows.where("employers.geographyId", "in", ids)),
      centerType: filter(listParam(z.enum(centerTypes)), (rows, types) =>
        rows.where("employers.centerType", "in", types),
      ),
      hiringHero: filter(booleanParam, (rows, is) => rows.where("employers.hiringHero", "=", is)),
      unclaimed: filter(booleanParam, (rows, is) =>
        rows.where("employers.claimedAt", is ? "is" : "is not", null),
      ),
      // A program of the roster that somebody claimed.
      fromRoster: filter(booleanParam, (rows, is) =>
        rows.where("employers.rosterLicense", is ? "is not" : "is", null),
      ),
      approvalState: filter(listParam(z.enum(employerApprovalStates)), (rows, states) =>
        rows.where("employers.approvalState", "in", states),
      ),
    },
    sorts: { name: "name", createdAt: "createdAt" },
    includes: ["locations", "geography", "brand", "jobListings", "jobListings.locations", "employerProfiles"],
    readableBy: {
      ...Object.fromEntries(teamAttributes.map((name) => [name, mayEditEmployer])),
      claimedAt: isOperator,
      rosterLicense: isOperator,
    },
    meta: loadEmployerMeta,
    create: {
      input: createEmployerInput,
      run: (context: WriteContext, input: never) => createEmployerForAccount(config, context, input),
    },
    updatableBy: {
      ...Object.fromEntries(editableAttributes.map((name) => [name, mayEditEmployer])),
      profileImage: mayChangePictures,
      photos: mayChangePictures,
      abilities: maySupportEmployer,
      brandId: maySupportEmployer,
      approvalState: mayReviewEmployer,
      eligibleForFreeTrial: mayOfferTrial,
    },
  });
