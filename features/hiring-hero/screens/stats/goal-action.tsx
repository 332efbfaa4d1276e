/** What would meet a goal: in words with a number and a day where there is one, leading to where it is done. */
import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import type { MetricType } from "../../hiring-hero.ts";
import type { MetricRecord } from "./metric-records.ts";

const places: Record<MetricType, string> = {
  response_rate: pages.employerApplicants,
  median_response_hours: `${pages.employerMessages}?filter=unread`,
  disposition_rate: pages.employerApplicants,
  interview_reliability: pages.employerAvailability,
  pay_transparency: pages.employerJobs,
  hiring_reports: pages.hiringUpdate,
};

/** Nothing for a goal that is met. */
export function MetAction({ metric, isMain = false }: { metric: MetricRecord; isMain?: boolean }) {
  if (metric.met) return null;
  const to = places[metric.metricType];
  const words = <ActionText metric={metric} />;
  return isMain ? (
    <Button as={Link} to={to}>
      {words}
    </Button>
  ) : (
    <Link to={to}>{words}</Link>
  );
}

function ActionText({ metric: { metricType, needed, neededBy } }: { metric: MetricRecord }) {
  switch (metricType) {
    case "response_rate":
      return needed ? (
        <Trans>
          Answer <Plural value={needed} one="# more" other="# more" /> by <TimeText at={neededBy} absolute />
        </Trans>
      ) : (
        <Trans>Answer what comes in within 3 business days</Trans>
      );
    case "median_response_hours":
      return <Trans>Answer sooner</Trans>;
    case "disposition_rate":
      return (
        <Plural
          value={needed ?? 1}
          one="Move on or close # application"
          other="Move on or close # applications"
        />
      );
    case "interview_reliability":
      return <Trans>Set times that you can keep</Trans>;
    case "pay_transparency":
      return <Plural value={needed ?? 1} one="Show the pay of # job" other="Show the pay of # jobs" />;
    case "hiring_reports":
      return <Plural value={needed ?? 1} one="Say what became of # job" other="Say what became of # jobs" />;
  }
}
