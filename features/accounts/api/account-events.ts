/**
 * The events of accounts that other features listen to. A listener runs in the transaction of the change;
 * throwing rolls all of it back.
 */
import type { RowChange } from "#platform/server/events.ts";
import type { SignUp } from "./sign-up.action.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** A new account, with the submitted form: educators and employers create their own rows from it. */
    "accounts.signed_up": { id: string; after: SignedUp; changed: string[] };
    "accounts.signed_in": RowChange<"accounts">;
    "accounts.email_verified": RowChange<"accounts">;
    /** About to close; a listener throws to refuse. */
    "accounts.closing": RowChange<"accounts">;
    "accounts.closed": RowChange<"accounts">;
    "accounts.restored": RowChange<"accounts">;
    "accounts.erased": RowChange<"accounts">;
    "accounts.locked": RowChange<"accounts">;
    "accounts.unlocked": RowChange<"accounts">;
  }
}

/** The sign-up form without its passwords and proofs. Fields of other features are in it as they were sent. */
type SignedUp = Omit<SignUp, "password" | "passwordConfirmation" | "emailProof" | "identityProof"> & {
  id: string;
};
