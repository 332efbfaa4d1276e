/** A job shared in a conversation, as it was then; its title links to the current job. */
import { factSeparator } from "#platform/shared/format.ts";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import IconBriefcase from "~icons/tabler/briefcase";

import { employerJobPath, jobPath } from "#features/paths.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./message-row.module.css";
import { jobShareFoot, type MessageRecord } from "../slots/message-slots.ts";
import { useThreadScope } from "./thread-context.ts";

export function JobShareCard({ message }: { message: MessageRecord }) {
  const { side } = useThreadScope();
  const { isOpen, ...shown } = message.metadata;
  const { jobTitle, jobSlug, employerName, city } = shown as Record<string, string | undefined>;
  if (!jobTitle) return null;
  const path = side.type === "UserProfile" ? jobPath : employerJobPath;
  return (
    <Row gap={12} align="start" surface="card" className={classes.job}>
      <IconBriefcase />
      <Stack gap={8} grow>
        <div>
          {jobSlug ? <Link to={path(jobSlug)}>{jobTitle}</Link> : <strong>{jobTitle}</strong>}
          <p className="small muted">{[employerName, city].filter(Boolean).join(factSeparator)}</p>
        </div>
        {isOpen === false && (
          <Cluster>
            <Pill>
              <Trans>No longer open</Trans>
            </Pill>
          </Cluster>
        )}
        <jobShareFoot.Outlet message={message} />
      </Stack>
    </Row>
  );
}
