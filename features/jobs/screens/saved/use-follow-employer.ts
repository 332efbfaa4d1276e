/** Following a program is a saved search for its jobs: new ones come by email, until it is deleted. */
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { currentSession } from "#features/accounts/screens/session/current-session.ts";
import type { Answer } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { outboxEntry, putInOutbox, removeFromOutbox, useOutbox } from "#platform/web/data/outbox.ts";
import type { CallPayload } from "#platform/web/data/send-outbox.ts";
import { useClock } from "#platform/web/hooks/use-clock.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { savedSearchesPath } from "../../alert-search.ts";
import { JobAlert } from "../../job-alert.ts";
import { isSameSearch } from "./search-to-save.ts";
import { useSavedSearches } from "./use-saved-searches.ts";

const { type } = JobAlert;

export function useFollowEmployer({ slug, name }: { slug: string; name: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedSearches();
  const filters = { employerSlug: [slug] };
  const target = `follow:${slug}`;
  // One that was ended from an email stays for a while, and following again renews it.
  const { now } = useClock();
  const known = saved.data?.find(
    (one) => isSameSearch(one.filters, filters) && Date.parse(one.wantedUntil) > now.getTime(),
  );
  const waiting = useOutbox().find((entry) => entry.target === target);
  const put = (
    request: Pick<CallPayload, "path" | "method" | "body">,
    without?: { type: string; id: string },
  ) =>
    putInOutbox({
      kind: "call",
      target,
      payload: { ...request, name, refetch: [type] } satisfies CallPayload,
      shows: without && { without },
    });

  const unfollow = ({ id }: { id: string }) => {
    void put({ path: `${type}/${id}`, method: "DELETE" }, { type, id });
    toast(t`You don't follow ${name} any more.`);
  };
  const follow = () => {
    // A guest who logs in for this may turn out to be somebody else.
    if (currentSession().userType !== "educator") return void toast(t`Only educators can follow programs.`);
    const sent = put({ path: type, method: "POST", body: { data: { type, attributes: { name, filters } } } });
    const undo = async () => {
      if (removeFromOutbox(target)) return;
      const answer = (await sent) as Answer | null;
      if (answer) unfollow(onlyResource(answer));
    };
    toast(t`You follow ${name}. New jobs come by email once a day.`, {
      undo: () => void undo(),
      action: { label: t`Change`, run: () => void navigate(savedSearchesPath) },
    });
  };
  return {
    isFollowed: known !== undefined || (waiting !== undefined && isFollow(waiting.payload)),
    /** For a guest who has just logged in: following again what is followed renews it. */
    follow,
    toggle: () => {
      // What has not been sent yet is taken back, and nothing is sent.
      if (outboxEntry(target)) return void removeFromOutbox(target);
      if (known) unfollow(known);
      else follow();
    },
  };
}

const isFollow = (payload: unknown) => (payload as CallPayload).method === "POST";
