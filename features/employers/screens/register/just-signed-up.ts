/** The state of the navigation that leads from signing up to the first job. */

export const justSignedUp = { isJustSignedUp: true } as const;
