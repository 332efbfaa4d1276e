/** The next interview with somebody, else the last one, and what can be done about it. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { Interview } from "../../interview.ts";
import { EmployerActions } from "./employer-actions.tsx";
import { ExpiresIn } from "./expires-in.tsx";
import { useLimitedCount } from "./use-employer-interviews.ts";
import { InterviewCard } from "../interview-card.tsx";
import { interviewIncludes, isUpcoming, isPast } from "../interview-record.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function InterviewsWith({ userProfileId }: { userProfileId: string }) {
  const now = useNow();
  const query = useCollection(Interview, {
    at: "employers/interviews",
    filter: { userProfileId },
    include: [...interviewIncludes, "interviewEventType"],
    sort: "-time",
    live: true,
  });
  useLimitedCount(query);
  const rows = query.data?.filter((row) => !row.rescheduledTo) ?? [];
  const next = rows.findLast((row) => isUpcoming(row) && !isPast(row, now));
  const shown = next ?? rows[0];
  if (!shown) return null;
  const others = rows.length - 1;
  return (
    <Stack as="section" gap={12} aria-labelledby="interview-with">
      <h3 id="interview-with" className="h3">
        {next ? <Trans>Next interview</Trans> : <Trans>Last interview</Trans>}
      </h3>
      <InterviewCard
        interview={shown}
        side="employer"
        isPlain
        marks={<ExpiresIn interview={shown} now={now} />}
      >
        <EmployerActions interview={shown} now={now} />
      </InterviewCard>
      {others > 0 && (
        <p className="small">
          <Link to={pages.employerInterviews}>
            <Trans>See all interviews</Trans>
          </Link>
        </p>
      )}
    </Stack>
  );
}
