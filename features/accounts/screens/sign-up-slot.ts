/** The slots of signing up: its form where one stands, and what it is for, which later features have. */
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

/** Above the form of an account: what somebody was about to do when they had none, such as the job to apply for. */
export const signUpPurpose = uiSlot<{ returnPath: string }>("sign up purpose");

export const signUpInPlace = uiSlot<SignUpInPlace>("sign up in place");
