/** A page of a flow that is not a question: Back at the top if there is a previous page, the page below. */
import { BackButton } from "./back-button.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./question-page.module.css";

interface FlowFrameProps {
  onBack?: (() => void) | undefined;
  children: React.ReactNode;
}

export const FlowFrame = ({ onBack, children }: FlowFrameProps) => (
  <div className={classes.frame}>
    {onBack && (
      <Row className={classes.top}>
        <BackButton onClick={onBack} />
      </Row>
    )}
    {children}
  </div>
);
