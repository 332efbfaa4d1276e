/** What questions and areas have in the console beside their rows: the way to the questions in their order. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import type { RecordPartProps } from "#features/operators/screens/console/record-extensions.ts";
import { pages } from "#features/paths.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";

const InTheirOrder = ({ area }: { area: string | undefined }) => (
  <Cluster>
    <Button as={Link} variant="outline" to={pages.questionFlow + (area ? `?area=${area}` : "")}>
      <Trans>Questions in their order, and a try as an educator</Trans>
    </Button>
  </Cluster>
);

export const AreaParts = ({ row }: RecordPartProps) => <InTheirOrder area={row.id} />;

export function QuestionParts({ row: { relationships } }: RecordPartProps) {
  const area = relationships?.["geography"]?.data;
  return <InTheirOrder area={area && !Array.isArray(area) ? area.id : undefined} />;
}
