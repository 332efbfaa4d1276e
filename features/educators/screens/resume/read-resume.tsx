/** A resume while it is read, and then what was found in it, or why nothing was. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/button.tsx";
import { FoundEntries } from "./found-list.tsx";
import classes from "./import-resume.module.css";
import type { ChosenResume } from "./import-resume.tsx";
import { resumeProblemWords } from "./resume-problem-words.ts";
import { useFocusOnce } from "./use-focus-once.ts";
import { useReading } from "./use-reading.ts";

interface ReadResumeProps {
  chosen: ChosenResume;
  chooseAnother: () => void;
  close: () => void;
}

export function ReadResume({ chosen, chooseAnother, close }: ReadResumeProps) {
  const { i18n } = useLingui();
  const reading = useReading(chosen.fileId);
  if (reading.state === "ready") return <FoundEntries reading={reading.row} chosen={chosen} close={close} />;
  if (reading.state === "reading") return <Reading filename={chosen.filename} />;
  return (
    <Stuck close={close} chooseAnother={chooseAnother}>
      {reading.state === "failed" && i18n._(resumeProblemWords[reading.problem])}
      {reading.state === "unreachable" && (
        <>
          <Trans>We couldn't reach the server.</Trans>{" "}
          <Again run={reading.again}>
            <Trans>Try again</Trans>
          </Again>
        </>
      )}
      {reading.state === "refused" && i18n._(reading.sentence)}
      {reading.state === "slow" && (
        <>
          <Trans>This takes longer than it should.</Trans>{" "}
          <Again run={reading.again}>
            <Trans>Keep waiting</Trans>
          </Again>
        </>
      )}
    </Stuck>
  );
}

function Reading({ filename }: { filename: string }) {
  const { t } = useLingui();
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={classes.step}>
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
    </div>
  );
}

interface StuckProps extends Pick<ReadResumeProps, "chooseAnother" | "close"> {
  children: React.ReactNode;
}

function Stuck({ chooseAnother, close, children }: StuckProps) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={classes.step}>
      <h3 ref={heading} tabIndex={-1}>
        <Trans>We couldn't fill it in for you</Trans>
      </h3>
      <p role="status">{children}</p>
      <div className={classes.acts}>
        <Button variant="outline" onClick={chooseAnother}>
          <Trans>Choose another file</Trans>
        </Button>
        <Button variant="subtle" onClick={close}>
          <Trans>Fill in by hand instead</Trans>
        </Button>
      </div>
    </div>
  );
}

const Again = ({ run, children }: { run: () => void; children: React.ReactNode }) => (
  <Button variant="subtle" size="small" onClick={run}>
    {children}
  </Button>
);
