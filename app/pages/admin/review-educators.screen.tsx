/** /admin/user_profiles: educators that wait to be approved, the longest first. */
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { fullName } from "#features/accounts/full-name.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { ProfileView } from "#features/educators/screens/profile-view/profile-view.tsx";
import { profileIncludes } from "#features/educators/screens/profile-view/profile-records.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import type { Decision, Waiting } from "#features/operators/screens/review/waiting.ts";
import { call } from "#platform/web/api-client/api.ts";
import { onlyResource } from "#platform/web/api-client/document.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { ReviewPage, useReviewDecisions } from "./review-page.tsx";

export const handle = routeHandle({ access: "operator", shell: "app" });

const states = { approve: "approved", request_changes: "changes_requested", refuse: "rejected" } as const;

const templates = [
  msg`We could not confirm who you are. Please check your name and your phone number.`,
  msg`Your work history has gaps that we can't read. Please add dates and what you did.`,
  msg`This profile is not of a person who looks for work in early childhood education.`,
];

export default function ReviewEducatorsScreen() {
  const { t, i18n } = useLingui();
  const [{ q = "" }] = useSearch();
  const query = useCollection(UserProfile, {
    filter: { approvalState: "pending", q },
    sort: "submittedAt",
    size: 50,
  });
  const change = useChange(UserProfile);
  const decide = ({ id }: Waiting, decision: Decision, words: string) =>
    change.run({ id }, { approvalState: states[decision], ...(words ? { reviewNote: words } : {}) });
  const decideMany = async (ids: string[], decision: Decision, reviewNote: string) => {
    const body = { ids, approvalState: states[decision], reviewNote };
    return onlyResource(await call("user_profiles/review", { method: "POST", body })).id;
  };
  return (
    <ReviewPage
      title={t`Educators to review`}
      query={query}
      toWaiting={(profile) => ({
        id: profile.id,
        name: fullName(profile) || t`No name yet`,
        place: [profile.city, profile.state].filter(Boolean).join(", "),
        since: profile.submittedAt ?? profile.createdAt,
      })}
      decisions={useReviewDecisions()}
      decide={decide}
      decideMany={decideMany}
      templates={templates.map((one) => i18n._(one))}
      detail={(id) => <EducatorDetail id={id} />}
    />
  );
}

function EducatorDetail({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useResource(UserProfile, id, { include: [...profileIncludes] });
  return (
    <Loaded query={query} failure={t`We couldn't load this profile.`}>
      {(profile) => <ProfileView profile={profile} isOpen />}
    </Loaded>
  );
}
