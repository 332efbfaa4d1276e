/** How long the parts of a profile last that its owner has not finished. */
export const educatorRetention = {
  /** What was read from a resume; nobody reviews it any more. */
  resumeImportDays: 30,
  /** Videos that this browser has not uploaded yet. */
  unsentVideoDays: 14,
} as const;
