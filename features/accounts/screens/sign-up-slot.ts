/** Signing up without leaving the page: the form of the educator's account, which a later feature has. */
import { uiSlot } from "#platform/web/ui/layout/slot.tsx";

interface SignUpInPlace {
  email: string;
  /** Where the act goes on, if it cannot go on here. */
  back: string;
  /** The account is there and signed in. */
  onDone: () => void;
  /** The address has an account already. */
  onTaken: (email: string) => void;
}

export const signUpInPlace = uiSlot<SignUpInPlace>("sign up in place");
