/** A person's name as others read it. */

export interface Named {
  firstName?: string | null;
  lastName?: string | null;
}

/** "Ana Reyes", or as much of it as is known. */
export const fullName = ({ firstName, lastName }: Named) =>
  [firstName, lastName]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(" ");
