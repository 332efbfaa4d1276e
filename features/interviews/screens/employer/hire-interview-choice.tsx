/** In the dialog that confirms a hire: interviews still agreed with that person for this job, canceled unless kept. */
import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import type { HireChoice } from "#features/applications/screens/application-slots.ts";
import { call } from "#platform/web/api-client/api.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Interview } from "../../interview.ts";
import { InterviewWhen } from "../interview-card.tsx";
import { interviewsAt } from "../interview-record.ts";

export function HireInterviewChoice({ application, onHire }: HireChoice) {
  const { t } = useLingui();
  const [cancels, setCancels] = useState(true);
  const { data: interviews } = useCollection(Interview, {
    at: interviewsAt.employer,
    filter: { upcoming: true, jobApplicationId: application.id },
    sort: "time",
  });
  const cancelAll = useEffectEvent(async () => {
    if (!cancels) return;
    const reason = t`You were hired, so this interview isn't needed any more.`;
    const begun = (time: string) => Date.parse(time) <= Date.now();
    try {
      for (const { id, time } of interviews ?? [])
        if (!begun(time))
          await call(`${interviewsAt.employer}/${id}/cancel`, { method: "POST", body: { reason } });
    } catch {
      toast(t`We couldn't cancel the interview. Cancel it under Interviews.`, { tone: "error" });
    }
  });
  useEffect(() => onHire(() => cancelAll()), [onHire]);
  const name = application.names.userProfile;
  const count = interviews?.length;
  if (!count) return null;
  return (
    <Stack gap={8} surface="sunken" padding={12}>
      {interviews.map((interview) => (
        <InterviewWhen key={interview.id} interview={interview} side="employer" />
      ))}
      <Row as="label" gap={12} align="start">
        <input type="checkbox" checked={cancels} onChange={() => setCancels(!cancels)} />
        <span>
          <Plural
            value={count}
            one={`Cancel this interview and tell ${name}`}
            other={`Cancel these # interviews and tell ${name}`}
          />
        </span>
      </Row>
    </Stack>
  );
}
