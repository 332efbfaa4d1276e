/** /admin/appeals: educators who ask for another look at a decision, the longest waiting first. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { fullName } from "#features/accounts/full-name.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Appeal } from "#features/educators/appeal.ts";
import { ProfileView } from "#features/educators/screens/profile-view/profile-view.tsx";
import { profileIncludes } from "#features/educators/screens/profile-view/profile-records.ts";
import { UserProfile } from "#features/educators/user-profile.ts";
import type { QueueDecision, Waiting } from "#features/operators/screens/review/waiting.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { ReviewPage } from "./review-page.tsx";

type AppealDecision = "upheld" | "declined";

export const handle = routeHandle({ access: "operator", shell: "app" });

const templates = [
  msg`We looked at it again. What you sent us does not change the decision.`,
  msg`We need your licence or a certificate to look at it again. Please send it to us by email.`,
];

export default function ReviewAppealsScreen() {
  const { t, i18n } = useLingui();
  const query = useCollection(Appeal, {
    filter: { state: "open" },
    include: ["userProfile"],
    sort: "createdAt",
    size: 50,
  });
  const rows = new Map((query.data ?? []).map((appeal) => [appeal.id, appeal]));
  const change = useChange(Appeal);
  const decide = ({ id }: Waiting, state: AppealDecision, answer: string) =>
    change.run({ id }, answer ? { answer, state } : { state });
  const decisions: QueueDecision<AppealDecision>[] = [
    {
      name: "upheld",
      key: "l",
      label: t`Look at it again`,
      asks: null,
      done: (name) => t`Back in the queue: ${name}`,
    },
    {
      name: "declined",
      key: "d",
      label: t`Decline`,
      asks: (name) => t`Why does the decision about ${name} stay?`,
      isDestructive: true,
      done: (name) => t`Declined: ${name}`,
    },
  ];
  return (
    <ReviewPage
      title={t`Appeals to decide`}
      query={query}
      isSearched={false}
      toWaiting={({ id, userProfile, createdAt }) => ({
        id,
        name: (userProfile && fullName(userProfile)) || t`No name yet`,
        place: [userProfile?.city, userProfile?.state].filter(Boolean).join(", "),
        since: createdAt,
      })}
      decisions={decisions}
      decide={decide}
      templates={templates.map((one) => i18n._(one))}
      detail={(id) => {
        const appeal = rows.get(id);
        return appeal ? <AppealDetail key={id} appeal={appeal} /> : null;
      }}
    />
  );
}

function AppealDetail({ appeal }: { appeal: ResourceOf<typeof Appeal> }) {
  const { t } = useLingui();
  const query = useResource(UserProfile, appeal.userProfile?.id, { include: [...profileIncludes] });
  return (
    <Stack gap={24}>
      <section aria-label={t`What they write`}>
        <h3>
          <Trans>What they write</Trans>
        </h3>
        <p className="pre-line">{appeal.text}</p>
      </section>
      <Loaded query={query} failure={t`We couldn't load this profile.`}>
        {(profile) => (
          <Stack gap={16}>
            {profile.reviewNote && (
              <p>
                <Trans>We wrote: “{profile.reviewNote}”</Trans>
              </p>
            )}
            <ProfileView profile={profile} isOpen />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
