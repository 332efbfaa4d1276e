/** Sites of an employer: an address in one of the city's ZIPs, a few streets from its center. */
import type { DB } from "../../tables.ts";
import type { Insertable } from "kysely";
import type { SampleCity } from "../cities.ts";
import { phone, street } from "../educators/people.ts";
import type { SampleContext } from "../sample-context.ts";

export type LocationRow = Insertable<DB["locations"]> & {
  id: string;
  zip: string;
  city: string;
  lat: number;
  lng: number;
};

export function makeLocations(
  { r }: SampleContext,
  employer: { id: string; name: string; createdAt: Date },
  city: SampleCity,
  count: number,
): LocationRow[] {
  const places = r.some(city.places, count);
  const named = new Set<string>();
  return places.map((place, index) => {
    const address = street(r);
    const near = named.has(place.city) ? address.replace(/^\d+ /, "") : place.city;
    named.add(place.city);
    return {
      id: r.id(new Date(employer.createdAt.getTime() + index)),
      employerId: employer.id,
      name: count === 1 ? employer.name : `${employer.name}, ${near}`,
      address,
      additionalAddress: r.chance(0.12) ? `Suite ${r.int(1, 40) * 10}` : null,
      city: place.city,
      administrativeAreaLevel1: place.state,
      zip: place.zip,
      lat: spot(place.lat, r.next()),
      lng: spot(place.lng, r.next()),
      capacity: r.int(3, 24) * 6,
      phoneNumber: phone(r),
      createdAt: employer.createdAt,
      updatedAt: employer.createdAt,
    };
  });
}

const spot = (middle: number, share: number) => Number((middle + (share - 0.5) * 0.016).toFixed(5));
