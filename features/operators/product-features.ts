/** The parts of this product that operators can switch off or limit to some accounts, by a flag of the same name. */
export const productFeatures = {
  resume_import: {
    isOnByDefault: true,
    description: "Educators fill in their profile from a resume",
  },
} as const satisfies Record<string, { isOnByDefault: boolean; description: string }>;

export type ProductFeature = keyof typeof productFeatures;

/** Where the browser asks for all of them at once, for its own account. */
export const ownFeaturesPath = (accountId: string): string =>
  `${actorsPath}Account;${accountId}?keys=${Object.keys(productFeatures).join(",")}`;
export const isFeaturesPath = (path: string): boolean => path.startsWith(actorsPath);
const actorsPath = "flipper/api/actors/";

/** What holds while no flag of this name exists. Other names are off, as in Flipper. */
export const isOnByDefault = (name: string): boolean => defaults.get(name) ?? false;

const defaults = new Map<string, boolean>(
  Object.entries(productFeatures).map(([name, feature]) => [name, feature.isOnByDefault]),
);
