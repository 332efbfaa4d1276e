/** An employer account that belongs to no program: whom they asked to be let in, and what to do meanwhile. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useCollection } from "#platform/web/use-collection.ts";
import { Empty } from "#platform/web/ui/empty.tsx";
import { JoinRequest } from "../join-request.ts";

export function NoProgramYet() {
  const { t } = useLingui();
  const { data: requests = [] } = useCollection(JoinRequest, {
    at: "employers/join_requests",
    include: ["employer"],
    every: 30_000,
  });
  const pending = requests.find(({ state }) => state === "pending");
  const name = (pending as unknown as { employer?: { name?: string } })?.employer?.name;
  if (!name)
    return (
      <Empty title={t`You don't belong to a program yet.`}>
        <Trans>Add yours, or ask a colleague to invite you.</Trans>
      </Empty>
    );
  return (
    <Empty title={t`We've asked the team of ${name} to let you in.`}>
      <Trans>We'll email you when they answer. This page also changes by itself.</Trans>
    </Empty>
  );
}
