/** The day from which the words of /terms and /privacy are as they are; people agree to a version when they sign up. */
export const legalVersion = "2026-11-29";
