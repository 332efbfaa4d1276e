/** The page after a final rejection: why, how to appeal, and how to delete everything. There is no way back. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";

import { DeleteAccountDialog } from "#features/accounts/screens/settings/delete-account-dialog.tsx";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { ContactUs } from "#features/brands/screens/help-links.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";

import { questionTexts } from "../questions/question-texts.ts";
import type { useAnswers } from "../questions/use-answers.ts";
import { AppealSection } from "./appeal.form.tsx";
import type { FlowPage } from "./flow-pages.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./onboarding.module.css";
import type { OnboardingData } from "./use-onboarding-data.ts";

interface RejectedPageProps {
  data: OnboardingData;
  /** While the server does not know of the answer yet. */
  answers?: ReturnType<typeof useAnswers>;
  page?: FlowPage;
}

export function RejectedPage({ data, answers, page }: RejectedPageProps) {
  const { t, i18n } = useLingui();
  const { links } = useBrand();
  const { impersonatorId } = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const question =
    page?.stop?.question ?? data.set.questions.find(({ inputType }) => inputType === "final_rejection");
  const texts = question && questionTexts(i18n, question);
  const isKnown = data.profile.approvalState === "rejected";
  useSending(isKnown ? undefined : page, answers);
  return (
    <Page title={texts?.label ?? t`Your profile was not approved`} width="form">
      <Stack gap={12} className={`${classes.apart} reading`}>
        {texts?.labelSubtext && <p>{texts.labelSubtext}</p>}
        {texts?.description && <p>{texts.description}</p>}
        {!texts && data.profile.reviewNote && <p>{data.profile.reviewNote}</p>}
        <p className="muted">
          <Trans>Employers do not see your profile.</Trans>
        </p>
      </Stack>
      {isKnown && <AppealSection profile={data.profile} />}
      <Cluster gap={[8, 24]} className={classes.ways}>
        {links.careerResources && (
          <a href={links.careerResources} className="link-line strong">{t`Career resources`}</a>
        )}
        <ContactUs className="link-line strong" />
        <Button variant="outline" color="red" disabled={!!impersonatorId} onClick={() => setDeleting(true)}>
          <Trans>Delete everything</Trans>
        </Button>
        {impersonatorId && (
          <p className="small muted">
            <Trans>Only the educator can delete the account.</Trans>
          </p>
        )}
      </Cluster>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Page>
  );
}

/** A rejecting answer is not sent automatically: here it is confirmed. */
function useSending(page: FlowPage | undefined, answers: RejectedPageProps["answers"]) {
  const key = page?.key;
  const send = useEffectEvent(() => {
    if (page?.stop) void answers?.saveNow(page.stop.from, { isMeant: true });
  });
  useEffect(() => {
    if (!key) return;
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [key]);
}
