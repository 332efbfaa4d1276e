/** Short texts derived from a person's profile. */

interface Named {
  firstName?: string | null;
  lastName?: string | null;
}

interface Placed {
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
}

export const fullName = ({ firstName, lastName }: Named) => joined(" ", firstName, lastName);

/** "Austin, TX 78701", with whatever part is known. */
export const locationText = ({ city, state, zipCode }: Placed) =>
  joined(" ", joined(", ", city, state), zipCode);

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
