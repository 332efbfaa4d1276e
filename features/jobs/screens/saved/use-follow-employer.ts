/** Following a program is a saved search for its jobs: new ones come by email, until it is deleted. */
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useClock } from "#platform/web/hooks/use-clock.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { savedSearchesPath } from "../../alert-search.ts";
import { JobAlert } from "../../job-alert.ts";
import { isSameSearch } from "./search-to-save.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

export function useFollowEmployer({ slug, name }: { slug: string; name: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedSearches();
  const create = useCreate(JobAlert);
  const remove = useRemove(JobAlert);
  const filters = { employerSlug: [slug] };
  // One that was ended from an email stays for a while, and following again renews it.
  const { now } = useClock();
  const known = saved.data?.find(
    (one) => isSameSearch(one.filters, filters) && Date.parse(one.wantedUntil) > now.getTime(),
  );

  const unfollow = async (alert: { id: string }) => {
    try {
      await remove.run(alert);
      toast(t`You don't follow ${name} any more.`);
    } catch {
      couldNotSave();
    }
  };
  const follow = async () => {
    try {
      const alert = await create.run({ name, filters });
      toast(t`You follow ${name}. New jobs come by email once a day.`, {
        undo: () => void unfollow(alert),
        action: { label: t`Change`, run: () => void navigate(savedSearchesPath) },
      });
    } catch (error) {
      if (error instanceof ApiError) toast(error.message, { tone: "error" });
      else couldNotSave();
    }
  };
  return {
    isFollowed: known !== undefined,
    isBusy: create.isRunning || remove.isRunning,
    toggle: () => void (known ? unfollow(known) : follow()),
  };
}
