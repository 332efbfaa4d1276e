/** Short texts derived from a profile: the full name, the location. */

interface Named {
  firstName?: string | null;
  lastName?: string | null;
}

interface Placed {
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
}

export const fullName = ({ firstName, lastName }: Named) => joinNonEmpty(" ", firstName, lastName);

/** "Austin, TX 78701", or as much of it as is known. */
export const locationText = ({ city, state, zipCode }: Placed) =>
  joinNonEmpty(" ", joinNonEmpty(", ", city, state), zipCode);

const joinNonEmpty = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
