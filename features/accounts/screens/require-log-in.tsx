/**
 * Acts that need an account, from pages that do not: a guest logs in right here, and then the act is done.
 *
 *     const logIn = useLogInFirst();
 *     <LikeButton onChange={() => logIn.first(like)} /> {logIn.dialog(t`Log in to like this job`)}
 */
import { Suspense, useState } from "react";

import { useSession } from "./session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const LogInDialog = lazyPart(() => import("./log-in-dialog.tsx").then((module) => module.LogInDialog));

type Act = () => unknown;

export function useRequireLogIn() {
  const { status } = useSession();
  const [waiting, setWaiting] = useState<Act | null>(null);
  return {
    isGuest: status === "signed-out",
    /** Acts immediately when the user is signed in. */
    first: (act: Act) => {
      if (status === "signed-out") setWaiting(() => act);
      else void act();
    },
    /** `returnTo` is where signing up returns to; by default this page. */
    dialog: (title: string, returnTo?: string) =>
      waiting && (
        <Suspense>
          <LogInDialog
            title={title}
            returnTo={returnTo}
            onClose={() => setWaiting(null)}
            onDone={() => {
              setWaiting(null);
              void waiting();
            }}
          />
        </Suspense>
      ),
  };
}
