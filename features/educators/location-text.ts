/** Where an educator lives, in one line. */

interface Placed {
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
}

/** "Austin, TX 78701", or as much of it as is known. */
export const locationText = ({ city, state, zipCode }: Placed) =>
  joinNonEmpty(" ", joinNonEmpty(", ", city, state), zipCode);

const joinNonEmpty = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);
