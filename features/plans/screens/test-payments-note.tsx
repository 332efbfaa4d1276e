/** Says that nobody is charged, where plans are paid at the test gateway. */
import { Trans } from "@lingui/react/macro";
import { Card } from "#platform/web/ui/layout/stack.tsx";

export const TestPaymentsNote = ({ payments }: { payments: "on" | "test" | "off" | undefined }) =>
  payments === "test" && (
    <Card as="p" surface="warning" padding={12}>
      <Trans>Test payments: plans are paid with test cards here, and nobody is charged.</Trans>
    </Card>
  );
