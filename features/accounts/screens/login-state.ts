/** What another page passes to the log-in page (in the navigation's state, never in the URL). */
export interface LoginState {
  isSignedOut?: boolean;
  /** Signed up when the response must not reveal whether the address was new. */
  isSignedUp?: boolean;
  /** Already typed elsewhere, so that it need not be typed twice. */
  email?: string;
}
