/** The member's notification settings per location, stored in their links to locations. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { EmployerProfileLocation } from "../../../employer-profile-location.ts";

const at = "employers/employer_profile_locations";

export type NotificationKind = "emailNotifications" | "smsNotifications";

export interface LocationNotifications {
  /** False while loading. */
  isKnown: boolean;
  isOn: (locationId: string, kind: NotificationKind) => boolean;
  /** False when saving failed; the error has been shown. */
  turn: (locationId: string, kind: NotificationKind, isOn: boolean) => Promise<boolean>;
}

export function useLocationNotifications(
  employerProfileId: string,
  locations: readonly { id: string }[] | undefined,
): LocationNotifications {
  const query = useCollection(EmployerProfileLocation, {
    at,
    filter: { employerProfileId, locationId: locations?.map(({ id }) => id) },
    size: 100,
    enabled: !!locations?.length,
  });
  const change = useChange(EmployerProfileLocation, { at, optimistic: true });
  const create = useCreate(EmployerProfileLocation, { at });
  const linkTo = (locationId: string): ResourceOf<typeof EmployerProfileLocation> | undefined =>
    query.data?.find((link) => link.locationId === locationId);
  return {
    isKnown: query.data !== undefined,
    isOn: (locationId, kind) => linkTo(locationId)?.[kind] ?? false,
    turn: async (locationId, kind, isOn) => {
      const link = linkTo(locationId);
      if (link) return (await change.run(link, { [kind]: isOn })) !== undefined;
      const silent = { emailNotifications: false, smsNotifications: false };
      await create.run({ employerProfileId, locationId, ...silent, [kind]: isOn });
      return true;
    },
  };
}
