/** The keys by which applications are sorted, for pages behind a row. */
export const cursorSorts = {
  createdAt: "timestamptz",
  submittedAt: "timestamptz",
  updatedAt: "timestamptz",
  matchScore: "float8",
  name: "text",
} as const;
