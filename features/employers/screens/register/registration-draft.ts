/** Where an employer's sign-up keeps what is typed until it is sent; never the password. */
export const employerDraft = { key: "register_employer", except: ["password"], place: "browser" } as const;
