/** Locations of an employer: name, address, a link to the way there, and a map of all of them. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconMapPin from "~icons/tabler/map-pin";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";

import { milesAwayText } from "#features/places/distance-text.ts";
import { useMilesToLocation } from "../card/searched-place.ts";
import { placesOfLocations } from "../map/map-places.ts";
import { ShowPlaces } from "../map/show-places.tsx";
import classes from "./job-details.module.css";
import type { LocationRecord } from "../job-records.ts";

export function EmployerLocations({ locations }: { locations: readonly LocationRecord[] }) {
  const { i18n } = useLingui();
  const milesTo = useMilesToLocation();
  const distance = (location: LocationRecord) => {
    const miles = milesTo(location);
    return miles === null ? "" : ` · ${milesAwayText(i18n, miles)}`;
  };
  return (
    <Stack gap={16} align="start">
      <Stack as="ul" gap={16} className={classes.places}>
        {locations.map((location) => (
          <Row as="li" gap={12} align="start" key={location.id}>
            <IconMapPin />
            <div>
              <div className="strong">{location.name}</div>
              <div className="small muted">
                {formatAddress(location)}
                {distance(location)}
              </div>
              <a
                href={mapUrl(location)}
                target="_blank"
                rel="noreferrer"
                className="small link-line"
                data-shell
              >
                <Trans>
                  Open in maps<span className="visually-hidden">: {location.name} (opens in a new tab)</span>
                </Trans>
              </a>
            </div>
          </Row>
        ))}
      </Stack>
      <ShowPlaces places={placesOfLocations(locations, formatAddress)} />
    </Stack>
  );
}

/** "1200 Rio Grande St, Suite 4, Austin, TX 78701". */
export function formatAddress(location: LocationRecord): string {
  const { address, additional_address: more, city, administrativeAreaLevel1: state, zip } = location;
  const region = [state, zip].filter(Boolean).join(" ");
  // What was typed as the address often ends with town and ZIP already.
  const isWhole = Boolean(city && address?.includes(city));
  return [address, more, ...(isWhole ? [] : [city, region])].filter(Boolean).join(", ");
}

const mapUrl = (location: LocationRecord) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${location.name}, ${formatAddress(location)}`)}`;
