/** The features from the ground up: one may import only those that stand before it (kept by `checks/`). */
export const ladder = [
  "places",
  "brands",
  "accounts",
  "educators",
  "employers",
  "matching",
  "jobs",
  "applications",
  "messages",
  "interviews",
  "plans",
  "hiring-hero",
  "hiring-updates",
  "notices",
  "analytics",
  "operators",
] as const;
