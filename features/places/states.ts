/** The states and territories the gazetteer knows, by their two letters. */
import { ownValue } from "#platform/shared/own-value.ts";

export const stateNames: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  AS: "American Samoa",
  FM: "Micronesia",
  GU: "Guam",
  MH: "Marshall Islands",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  PW: "Palau",
  VI: "U.S. Virgin Islands",
};

const codes = new Map(Object.entries(stateNames).map(([code, name]) => [name.toLowerCase(), code]));

/** "tx", "TX" and "Texas" are all "TX"; anything else is null. */
export function stateCode(text: string): string | null {
  const word = text.trim();
  const code = word.toUpperCase();
  return Object.hasOwn(stateNames, code) ? code : (codes.get(word.toLowerCase()) ?? null);
}

/** "Texas" for "TX"; an unknown code stays as it is. */
export const stateName = (code: string): string => ownValue(stateNames, code) ?? code;

/** The fifty states and the District of Columbia, without the territories. */
export const mainStates: readonly string[] = Object.keys(stateNames).filter(
  (code) => !["AS", "FM", "GU", "MH", "MP", "PR", "PW", "VI"].includes(code),
);
