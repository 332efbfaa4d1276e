/** Open join requests, for an owner to answer. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { fullName } from "#features/accounts/full-name.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmployerProfile } from "../../../employer-profile.ts";
import { JoinRequest, type JoinRequestState } from "../../../join-request.ts";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./team.module.css";

const at = "employers/join_requests";

export function JoinRequests({ employerId }: { employerId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useChange(JoinRequest, { at });
  const { data = [] } = useCollection(JoinRequest, {
    at,
    filter: { state: "pending" },
    refetchIntervalMs: 30_000,
  });
  // The reader's own request to another program is answered there.
  const requests = data.filter((request) => request.employerId === employerId);
  if (requests.length === 0) return null;
  const answer = async (request: (typeof requests)[number], state: JoinRequestState) => {
    const name = fullName(request);
    try {
      await change.run(request, { state });
      void refetchType(client, EmployerProfile.type);
      toast(state === "accepted" ? t`${name} is on your team now` : t`We've told ${name} that you said no`);
    } catch {
      couldNotSave();
    }
  };
  return (
    <Stack
      as="section"
      gap={8}
      aria-label={t`Requests to join`}
      surface="info"
      padding={16}
      className={classes.requests}
    >
      <h3>
        <Trans>Requests to join</Trans>
      </h3>
      <p className="small">
        <Trans>Let in only people you know. They would see your applicants.</Trans>
      </p>
      <Stack as="ul" className={classes.list}>
        {requests.map((request) => {
          const name = fullName(request);
          return (
            <Cluster as="li" gap={[8, 16]} key={request.id} className={classes.request}>
              <Stack gap={2} grow>
                <strong>{name}</strong>
                <span className="small">{[request.position, request.email].filter(Boolean).join(" · ")}</span>
              </Stack>
              <Row gap={8} align="stretch">
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t`Turn down ${name}`}
                  onClick={() => void answer(request, "declined")}
                >
                  <Trans>Turn down</Trans>
                </Button>
                <Button
                  size="small"
                  aria-label={t`Let in ${name}`}
                  onClick={() => void answer(request, "accepted")}
                >
                  <Trans>Let in</Trans>
                </Button>
              </Row>
            </Cluster>
          );
        })}
      </Stack>
    </Stack>
  );
}
