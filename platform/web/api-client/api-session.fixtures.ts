/** A session whose caller a test changes. */
import type { ApiSession, Caller } from "./api-session.ts";

export const testGuest: Caller = {
  isSignedIn: false,
  accountId: null,
  key: "guest",
  keepsCopies: false,
  isImpersonated: false,
  socketParameters: {},
};

export const testCaller = (profileId: string): Caller => ({
  isSignedIn: true,
  accountId: "account-a",
  key: `account-a ${profileId}`,
  keepsCopies: true,
  isImpersonated: false,
  socketParameters: { current_employer_profile_id: profileId },
});

export function testSession(token: string | null = "a.b.c") {
  let caller = testGuest;
  const listeners = new Set<() => void>();
  const session: ApiSession = {
    accessToken: () => token,
    freshAccessToken: async () => token,
    renewRejectedToken: async () => null,
    requestHeaders: () => ({}),
    storeResponseHeaders: () => undefined,
    errorListener: () => () => undefined,
    caller: () => caller,
    refreshPermissions: async () => undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const setCaller = (next: Caller) => {
    caller = next;
    for (const listener of listeners) listener();
  };
  return { session, setCaller };
}
