/** A page without a question: a list to fill, a video, or the person's own name and ZIP. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import form from "#platform/web/ui/form/form.module.css";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";

import { AboutYouForm } from "./about-you.form.tsx";
import { QuestionField } from "../questions/question-field.tsx";
import { type FlowPage, isText, type Part } from "./flow-pages.ts";
import classes from "./onboarding.module.css";
import { partPageTexts } from "./part-page-texts.ts";
import { SkipButton } from "./skip-button.tsx";
import { StepPage } from "./step-page.tsx";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

// Each is opened once, and heavy: nobody waits for them at the first question.
const WorkSection = lazyPart(
  () => import("../profile/entries/work-section.tsx").then((module) => module.WorkSection),
  "work-section",
);
const EducationSection = lazyPart(
  () => import("../profile/entries/education-section.tsx").then((module) => module.EducationSection),
  "education-section",
);
const CertificationsSection = lazyPart(
  () =>
    import("../profile/entries/certifications-section.tsx").then((module) => module.CertificationsSection),
  "certifications-section",
);
const VideoSection = lazyPart(
  () => import("../video/video-section.tsx").then((module) => module.VideoSection),
  "video-section",
);

interface PartPageProps {
  flow: OnboardingFlow;
  page: FlowPage;
  part: Exclude<Part, "from-resume">;
}

export function PartPage({ flow, page, part }: PartPageProps) {
  const { i18n } = useLingui();
  const { title, lead, missing } = partPageTexts[part];
  const [refusals, setRefusals] = useState(0);
  const texts = page.items.flatMap((item) => (isText(item) ? item.question! : []));
  const isWrong = refusals > 0 && page.isRequired && !page.isGiven;
  const continueToNext = () => {
    if (page.isRequired && !page.isGiven) return setRefusals((count) => count + 1);
    if (page.isGiven) flow.record(`question_answered:${page.key}`);
    flow.next();
  };
  return (
    <StepPage flow={flow} page={page} title={i18n._(title)} lead={i18n._(lead)}>
      {isWrong && <Problem key={refusals}>{i18n._(missing)}</Problem>}
      {part === "about-you" ? (
        <AboutYouForm flow={flow} />
      ) : (
        <>
          <Stack gap={24} className={classes.part}>
            {texts.map((question) => (
              <QuestionField key={question.name} question={question} value="" onChange={() => undefined} />
            ))}
            <Suspense fallback={<SkeletonRows count={2} />}>
              <Section key={part} part={part} />
            </Suspense>
          </Stack>
          <Cluster gap={[8, 12]} className={classes.foot}>
            <Button data-continue onClick={continueToNext}>
              <Trans>Continue</Trans>
            </Button>
            <SkipButton flow={flow} page={page} />
          </Cluster>
        </>
      )}
    </StepPage>
  );
}

function Section({ part }: { part: Part }) {
  const Entries = entrySections[part];
  if (!Entries) return <VideoSection />;
  return (
    <Stack className={classes.entries}>
      <Entries />
    </Stack>
  );
}

const entrySections: Partial<Record<Part, React.ComponentType>> = {
  "work-history": WorkSection,
  "education-history": EducationSection,
  "own-certifications": CertificationsSection,
};

/** Styled as a form's summary: there is one thing to do. */
function Problem({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={`${form.summary} ${classes.apart}`}>
      <h2>
        <Trans>There is a problem</Trans>
      </h2>
      <p>{children}</p>
    </div>
  );
}
