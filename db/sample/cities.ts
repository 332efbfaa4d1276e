/** The cities of the sample: their activity, and their pay compared with the country's median. */
import { zipsAround } from "#features/places/api/areas.ts";
import { findCity, place, type Place } from "#features/places/api/gazetteer.ts";

export interface SampleCity {
  name: string;
  state: string;
  weight: number;
  pay: number;
  /** Places within ten miles or so, none twice at the same spot. */
  places: Place[];
}

export const sampleCities = (): SampleCity[] =>
  cities.map(([label, weight, pay]) => sampleCity(label, weight, pay));

function sampleCity(label: string, weight: number, pay: number): SampleCity {
  const center = findCity(label);
  if (!center) throw new Error(`The gazetteer does not know ${label}.`);
  const near = zipsAround(center.lat, center.lng, weight > 3 ? 10 : 6).map((zip) => place(zip)!);
  const zipsInState = near.filter(({ state }) => state === center.state);
  // Post office boxes are at one place downtown: of those that share it, the first is a real neighborhood.
  const spots = Map.groupBy(zipsInState, ({ lat, lng }) => `${lat} ${lng}`);
  return {
    name: center.city,
    state: center.state,
    weight,
    pay,
    places: [...spots.values()].map(([first]) => first!),
  };
}

const cities: [label: string, weight: number, pay: number][] = [
  ["Austin, TX", 12, 1.02],
  ["Dallas, TX", 8, 0.98],
  ["Houston, TX", 8, 0.97],
  ["San Antonio, TX", 5, 0.92],
  ["Fort Worth, TX", 4, 0.95],
  ["New York, NY", 10, 1.28],
  ["Buffalo, NY", 2, 1.0],
  ["Los Angeles, CA", 9, 1.22],
  ["San Diego, CA", 5, 1.18],
  ["San Francisco, CA", 6, 1.42],
  ["San Jose, CA", 4, 1.4],
  ["Sacramento, CA", 3, 1.14],
  ["Chicago, IL", 8, 1.1],
  ["Philadelphia, PA", 6, 1.04],
  ["Pittsburgh, PA", 3, 0.96],
  ["Phoenix, AZ", 6, 1.0],
  ["Tucson, AZ", 2, 0.95],
  ["Denver, CO", 6, 1.14],
  ["Colorado Springs, CO", 2, 1.05],
  ["Seattle, WA", 6, 1.32],
  ["Spokane, WA", 2, 1.1],
  ["Portland, OR", 5, 1.16],
  ["Boston, MA", 6, 1.26],
  ["Worcester, MA", 2, 1.12],
  ["Atlanta, GA", 6, 0.97],
  ["Savannah, GA", 2, 0.88],
  ["Miami, FL", 5, 1.0],
  ["Orlando, FL", 4, 0.94],
  ["Tampa, FL", 4, 0.95],
  ["Jacksonville, FL", 3, 0.92],
  ["Charlotte, NC", 5, 0.95],
  ["Raleigh, NC", 4, 0.96],
  ["Nashville, TN", 4, 0.95],
  ["Memphis, TN", 2, 0.86],
  ["Minneapolis, MN", 5, 1.1],
  ["Milwaukee, WI", 3, 0.98],
  ["Madison, WI", 3, 1.03],
  ["Detroit, MI", 4, 0.98],
  ["Grand Rapids, MI", 2, 0.95],
  ["Cleveland, OH", 3, 0.93],
  ["Columbus, OH", 4, 0.97],
  ["Cincinnati, OH", 3, 0.94],
  ["Indianapolis, IN", 4, 0.92],
  ["Saint Louis, MO", 4, 0.95],
  ["Kansas City, MO", 4, 0.95],
  ["Omaha, NE", 3, 0.92],
  ["Lincoln, NE", 2, 0.9],
  ["Des Moines, IA", 2, 0.93],
  ["Salt Lake City, UT", 3, 0.98],
  ["Las Vegas, NV", 3, 0.98],
  ["Albuquerque, NM", 2, 0.93],
  ["New Orleans, LA", 3, 0.85],
  ["Washington, DC", 5, 1.25],
  ["Baltimore, MD", 4, 1.08],
  ["Richmond, VA", 3, 0.98],
  ["Louisville, KY", 3, 0.88],
  ["Birmingham, AL", 2, 0.82],
  ["Oklahoma City, OK", 3, 0.86],
  ["Boise, ID", 2, 0.95],
  ["Anchorage, AK", 1, 1.16],
  ["Little Rock, AR", 1, 0.83],
  ["Hartford, CT", 2, 1.14],
  ["Wilmington, DE", 1, 1.02],
  ["Honolulu, HI", 1, 1.12],
  ["Wichita, KS", 1, 0.87],
  ["Portland, ME", 1, 1.06],
  ["Jackson, MS", 1, 0.78],
  ["Billings, MT", 1, 0.95],
  ["Manchester, NH", 1, 1.05],
  ["Newark, NJ", 3, 1.16],
  ["Fargo, ND", 1, 0.97],
  ["Providence, RI", 1, 1.08],
  ["Charleston, SC", 2, 0.9],
  ["Sioux Falls, SD", 1, 0.92],
  ["Burlington, VT", 1, 1.08],
  ["Charleston, WV", 1, 0.82],
  ["Cheyenne, WY", 1, 0.92],
];
