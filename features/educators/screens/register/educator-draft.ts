/** The storage key of an educator's unsent sign-up form; it never holds the password. */
export const educatorDraft = { key: "register_teacher", except: ["password"], place: "tab" } as const;
