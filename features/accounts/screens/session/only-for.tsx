/** A part for one kind of reader: nobody else loads its code. */
import { useSession } from "./current-session.ts";

export function onlyFor<P extends object>(
  reader: "educator" | "employer",
  Part: React.ComponentType<P>,
): (props: P) => React.ReactNode {
  return function OnlyFor(props: P) {
    const { status, userType } = useSession();
    return status === "signed-in" && userType === reader ? <Part {...props} /> : null;
  };
}
