/** An owner chooses the locations a colleague is responsible for; one link is created or removed for each change. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";

import { fullName } from "#features/accounts/full-name.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { EmployerProfileLocation } from "../../../employer-profile-location.ts";
import { EmployerProfile } from "../../../employer-profile.ts";
import type { LocationRecord } from "../locations/location-record.ts";
import { chosenLocations, LocationChoice } from "./location-choice.tsx";
import type { TeammateRecord } from "./teammate-record.ts";

const at = "employers/employer_profile_locations";
type Link = { id: string; locationId: string };

interface TeammateLocationsProps {
  profile: TeammateRecord;
  locations: readonly LocationRecord[];
  close: () => void;
}

export function TeammateLocations({ profile, locations, close }: TeammateLocationsProps) {
  const { t } = useLingui();
  const name = fullName(profile);
  const query = useCollection(EmployerProfileLocation, {
    at,
    filter: { employerProfileId: profile.id },
    size: 100,
    skipCache: true,
  });
  return (
    <Dialog isOpen onClose={close} title={t`Locations of ${name}`} size="medium">
      <Loaded query={query} failure={t`We couldn't load your locations.`}>
        {(links) => <Choice profile={profile} locations={locations} links={links} close={close} />}
      </Loaded>
    </Dialog>
  );
}

function Choice({ profile, locations, links, close }: TeammateLocationsProps & { links: readonly Link[] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const create = useCreate(EmployerProfileLocation, { at });
  const remove = useRemove(EmployerProfileLocation, { at });
  // A member without links is notified about all locations.
  const before =
    (links.length > 0 ? links.map(({ locationId }) => locationId) : null) ?? locations.map(({ id }) => id);
  const form = useZodForm({
    schema: z.object({ locationIds: chosenLocations }),
    guard: false,
    initial: { locationIds: before },
    submit: async ({ locationIds }) => {
      const linked = new Set(links.map(({ locationId }) => locationId));
      for (const locationId of locationIds.filter((id) => !linked.has(id)))
        await create.run({ employerProfileId: profile.id, locationId });
      for (const link of links.filter(({ locationId }) => !locationIds.includes(locationId)))
        await remove.run(link);
      void refetchType(client, EmployerProfile.type);
      toast(t`Saved`);
      close();
    },
  });
  return (
    <Form
      form={form}
      label={t`Locations`}
      submit={t`Save`}
      beside={
        <Button variant="outline" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <LocationChoice locations={locations} />
    </Form>
  );
}
