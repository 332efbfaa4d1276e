/** The state of filters without a match: offers to clear the most restrictive one, or all. */
import { Trans } from "@lingui/react/macro";

import { EmptyState } from "./empty-state.tsx";
import { Button } from "../form/button.tsx";

interface NoMatchProps {
  /** "No jobs match these filters." */
  title: React.ReactNode;
  /** The most helpful step, as a button: "Widen to 25 miles (14 jobs)". */
  suggestion?: React.ReactNode;
  /** The filter whose removal finds most, as a button; null while it is counted, and where none would help. */
  removal?: React.ReactNode;
  onClear: () => void;
  plain?: boolean;
}

export const NoMatch = ({ title, suggestion, removal, onClear, plain }: NoMatchProps) => (
  <EmptyState
    title={title}
    plain={plain}
    action={
      <>
        {suggestion}
        <Button variant={suggestion ? "outline" : "filled"} onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      </>
    }
    lateAction={removal}
  />
);
