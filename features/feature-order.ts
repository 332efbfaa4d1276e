/** The features from the ground up: one may import only those that stand before it (kept by `checks/`). */
export const featureOrder = [
  "places",
  "brands",
  "accounts",
  "notifications",
  "educators",
  "employers",
  "matching",
  "jobs",
  "candidates",
  "applications",
  "messages",
  "interviews",
  "plans",
  "hiring-hero",
  "analytics",
  "operators",
] as const;
