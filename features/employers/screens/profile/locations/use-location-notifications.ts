/** What somebody hears about each location: their own links to them, switched on and off one by one. */
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { EmployerProfileLocation } from "../../../employer-profile-location.ts";

const at = "employers/employer_profile_locations";

export type AlertKind = "emailNotifications" | "smsNotifications";

export interface Alerts {
  /** False while it is not known yet. */
  isKnown: boolean;
  isOn: (locationId: string, kind: AlertKind) => boolean;
  /** False when it could not be kept; it has been said then. */
  turn: (locationId: string, kind: AlertKind, isOn: boolean) => Promise<boolean>;
}

export function useAlerts(
  employerProfileId: string,
  locations: readonly { id: string }[] | undefined,
): Alerts {
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
