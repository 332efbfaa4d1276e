/**
 * Acts that need an account, from pages that do not: a guest logs in or signs up right here, and then the act is done.
 *
 *     const logIn = useRequireLogIn();
 *     <LikeButton onChange={() => logIn.first(like)} /> {logIn.dialog({ title: t`Like this job` })}
 */
import { Suspense, useState } from "react";

import { currentSession, useSession } from "./session/current-session.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";

const LogInDialog = lazyPart(() => import("./log-in-dialog.tsx").then((module) => module.LogInDialog));

type Act = () => unknown;

export function useRequireLogIn() {
  const { status } = useSession();
  const [waiting, setWaiting] = useState<Act | null>(null);
  return {
    isGuest: status === "signed-out",
    /** Acts immediately when the user is signed in. While the page hydrates, who that is only the browser knows. */
    first: (act: Act) => {
      if (currentSession().status === "signed-out") setWaiting(() => act);
      else void act();
    },
    /** The title names the act, `about` shows what it is for; `returnTo` is where to go on; by default this page. */
    dialog: (options: { title: string; about?: React.ReactNode; returnTo?: string }) =>
      waiting && (
        <Suspense>
          <LogInDialog
            {...options}
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
