/** The parts of the employer profile, each a page of its own, and which part an old address with an anchor meant. */
import { pages } from "#features/paths.ts";

export const profileParts = ["public", "locations", "team", "mine"] as const;
export type ProfilePart = (typeof profileParts)[number];

export const profilePartPaths: Record<ProfilePart, string> = {
  public: pages.employerProfile,
  locations: pages.employerLocations,
  team: pages.employerTeam,
  mine: pages.employerOwnSettings,
};

/** All parts were one page once, and mails and other sites link to its anchors: `/employer/profile#preferences`. */
const partsByAnchor: Record<string, ProfilePart> = {
  about: "public",
  photo: "public",
  photos: "public",
  locations: "locations",
  team: "team",
  preferences: "mine",
  notifications: "mine",
};

/** The part of an address; undefined when there is none of that name. */
export function profilePartAt(name: string | undefined, hash: string): ProfilePart | undefined {
  const anchor = hash.slice(1);
  if (Object.hasOwn(partsByAnchor, anchor)) return partsByAnchor[anchor];
  return profileParts.find((part) => part === (name ?? "public"));
}
