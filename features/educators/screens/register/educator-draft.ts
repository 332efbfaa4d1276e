/** Where an educator's sign-up keeps what is typed until it is sent; never the password. */
export const educatorDraft = { key: "register_teacher", except: ["password"], place: "tab" } as const;
