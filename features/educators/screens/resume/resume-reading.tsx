/** A resume while it is read, and then the entries found, or why there are none. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { FoundEntryList } from "./found-entry-list.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./import-resume.module.css";
import { resumeProblemLabels } from "./resume-problem-labels.ts";
import { useFocusOnMount } from "./use-focus-once.ts";
import { useResumeReading } from "./use-resume-reading.ts";
import type { ChosenResume } from "./choose-resume.tsx";

interface ResumeReadingProps {
  chosen: ChosenResume;
  chooseAnother: () => void;
  close: () => void;
}

export function ResumeReadingProgress({ chosen, chooseAnother, close }: ResumeReadingProps) {
  const { i18n } = useLingui();
  const reading = useResumeReading(chosen.fileId);
  if (reading.state === "ready")
    return <FoundEntryList reading={reading.row} chosen={chosen} close={close} />;
  if (reading.state === "reading") return <ReadingInProgress filename={chosen.filename} />;
  return (
    <ReadingFailed close={close} chooseAnother={chooseAnother}>
      {reading.state === "failed" && i18n._(resumeProblemLabels[reading.problem])}
      {reading.state === "unreachable" && (
        <>
          <Trans>We couldn't reach the server.</Trans>{" "}
          <RetryButton run={reading.again}>
            <Trans>Try again</Trans>
          </RetryButton>
        </>
      )}
      {reading.state === "refused" && i18n._(reading.sentence)}
      {reading.state === "slow" && (
        <>
          <Trans>This takes longer than it should.</Trans>{" "}
          <RetryButton run={reading.again}>
            <Trans>Keep waiting</Trans>
          </RetryButton>
        </>
      )}
    </ReadingFailed>
  );
}

function ReadingInProgress({ filename }: { filename: string }) {
  const { t } = useLingui();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack gap={16} className={classes.step}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>Reading your resume…</Trans>
      </h3>
      <p className="muted">{filename}</p>
      <div className={classes.progress} role="progressbar" aria-label={t`Reading your resume`}>
        <span />
      </div>
      <p className="small muted">
        <Trans>This takes a few seconds.</Trans>
      </p>
    </Stack>
  );
}

interface ReadingFailedProps extends Pick<ResumeReadingProps, "chooseAnother" | "close"> {
  children: React.ReactNode;
}

function ReadingFailed({ chooseAnother, close, children }: ReadingFailedProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Stack gap={16} className={classes.step}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>We couldn't fill it in for you</Trans>
      </h3>
      <p role="status">{children}</p>
      <Cluster gap={8}>
        <Button variant="outline" onClick={chooseAnother}>
          <Trans>Choose another file</Trans>
        </Button>
        <Button variant="subtle" onClick={close}>
          <Trans>Fill in by hand instead</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

const RetryButton = ({ run, children }: { run: () => void; children: React.ReactNode }) => (
  <Button variant="subtle" size="small" onClick={run}>
    {children}
  </Button>
);
