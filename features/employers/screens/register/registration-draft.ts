/** The draft of an employer's sign-up in the browser; never the password. */
export const registrationDraft = {
  key: "register_employer",
  except: ["password"],
  place: "browser",
} as const;
