/** Who a visitor is, for analytics: the properties that identification sends, closed lists for educators and employers. */
import type { UserProfile } from "#features/educators/user-profile.ts";
import type { Employer } from "#features/employers/employer.ts";
import type { EmployerProfile } from "#features/employers/employer-profile.ts";
import type { Subscription } from "#features/plans/subscription.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";

type Place = { longName?: unknown } | null | undefined;

/** `educator` with its geography and its histories included; a history that was not is counted as none. */
export const candidateProfile = (educator: ResourceOf<typeof UserProfile>) => ({
  id: educator.id,
  email: educator.email,
  firstName: educator.firstName,
  lastName: educator.lastName,
  createdAt: educator.createdAt,
  approvalState: educator.approvalState,
  activeState: educator.activeState,
  indeedResume: educator.indeedResume,
  missingRequiredFields: educator.missingRequiredFields,
  visibilityState: educator.visibilityState,
  geography: longName(educator.geography),
  workHistoriesCount: educator.workHistories?.length ?? 0,
  educationHistoriesCount: educator.educationHistories?.length ?? 0,
  certificationsCount: educator.certifications?.length ?? 0,
});

/** `contact` is the profile the visitor acts as; `subscription` comes with its plan. */
export const employerProfile = (
  employer: ResourceOf<typeof Employer>,
  contact: ResourceOf<typeof EmployerProfile>,
  subscription: ResourceOf<typeof Subscription> | undefined,
) => ({
  id: employer.id,
  email: employer.email,
  name: employer.name,
  createdAt: employer.createdAt,
  geography: longName(employer.geography),
  primaryContactFirstName: contact.firstName,
  primaryContactLastName: contact.lastName,
  subscriptionPlanName: subscription?.plan?.name ?? null,
  subscriptionStatus: subscription?.status ?? null,
});

const longName = (place: Place) => (typeof place?.longName === "string" ? place.longName : null);
