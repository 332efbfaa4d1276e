/** Of passkeys, without the schema library. */

/** As many as one account may have. */
export const maxPasskeys = 20;
