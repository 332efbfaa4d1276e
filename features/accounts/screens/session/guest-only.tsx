/** A page for guests: a skeleton until the session is known, so that no form flashes for signed-in readers. */
import { useSession } from "./current-session.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";

export function GuestOnly({ children }: { children: React.ReactNode }) {
  const isPending = useSession().status === "unknown";
  return (
    <>
      {isPending && (
        <div data-session-pending aria-hidden="true">
          <SkeletonRows count={4} />
        </div>
      )}
      <div data-guest-only={isPending || undefined}>{children}</div>
    </>
  );
}
