/** The list of employers who never see a profile. */
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { UserProfile } from "#features/educators/user-profile.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";

/** Each change starts from the latest list, also while the previous one is being saved. */
export function useExcludedEmployers(profile: { id: string; excludedEmployerIds: string[] }) {
  const { t } = useLingui();
  const change = useChange(UserProfile);
  const [ids, setIds] = useState(profile.excludedEmployerIds);
  const latest = useRef(ids);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const show = (next: string[]) => {
    latest.current = next;
    setIds(next);
  };
  const update = (edit: (before: string[]) => string[]) => {
    queue.current = queue.current.then(async () => {
      const before = latest.current;
      show(edit(before));
      try {
        await change.run(profile, { excludedEmployerIds: latest.current });
        return true;
      } catch (error) {
        show(before);
        const isOurs = error instanceof ApiError && error.status === 422;
        toast(isOurs ? error.message : t`Couldn't save that. Try again.`, { tone: "error" });
        return false;
      }
    });
    return queue.current;
  };
  return { ids, update };
}
