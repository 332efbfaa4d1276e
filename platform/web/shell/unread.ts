/** How many conversations wait to be read. */
import { useSession } from "../session.ts";
import { useDocument } from "../use-document.ts";
import { useHasCollection } from "./collections.ts";

export function useUnread(): number {
  const { status, userType } = useSession();
  const collection = userType === "employer" ? "employer/conversations" : "user_profile/conversations";
  const isThere = useHasCollection(collection) && status === "signed-in" && userType !== "operator";
  const { data } = useDocument(isThere ? `${collection}?filter[unread]=true&page[size]=1` : null, {
    every: 60_000,
  });
  return (data?.meta?.page as { total?: number } | undefined)?.total ?? 0;
}
