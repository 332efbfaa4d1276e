/** What another page may tell the log-in page when it leads there (the navigation's state, never the address). */
export interface LoginState {
  isSignedOut?: boolean;
  /** Signed up where the answer must not tell whether the address was new. */
  isSignedUp?: boolean;
  /** Typed already elsewhere: nobody is asked twice. */
  email?: string;
}
