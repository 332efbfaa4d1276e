/** The outcome of the profile's review, and what the educator can do about it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { anchorOf } from "../../profile-anchors.ts";
import { UserProfile } from "../../user-profile.ts";
import type { Question } from "../questions/answer-api.ts";
import { questionTexts } from "../questions/question-texts.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile.module.css";
import { usePartNames } from "./use-part-names.ts";
import type { OwnProfile } from "./use-own-profile.ts";

interface ReviewNoticeProps {
  profile: OwnProfile;
  questions: readonly Question[];
}

export function ReviewNotice({ profile, questions }: ReviewNoticeProps) {
  const { t } = useLingui();
  switch (profile.approvalState) {
    case "changes_requested":
      return <ChangesRequested profile={profile} questions={questions} />;
    case "rejected":
      return (
        <Notice title={t`Your profile was not approved`} tone="danger">
          {profile.reviewNote && <p className="reading pre-line">{profile.reviewNote}</p>}
          <RejectingAnswer questions={questions} />
          <p>
            <Trans>Employers don't see it. You can ask us to look at it once more.</Trans>
          </p>
          <div>
            <Button as={Link} to={pages.registerTeacherOnboarding} variant="outline">
              <Trans>Reason and appeal</Trans>
            </Button>
          </div>
        </Notice>
      );
    case "suspended":
      return (
        <Notice title={t`Your profile is suspended`} tone="danger">
          {profile.reviewNote && <p className="reading pre-line">{profile.reviewNote}</p>}
          <p>
            <Trans>
              Employers don't see it until we have cleared this up. Write to us if you have questions.
            </Trans>
          </p>
        </Notice>
      );
    case "pending":
      return (
        <Notice title={t`Your profile is in review`} tone="info">
          <p>
            <Trans>We look at it within one business day. You can go on changing it meanwhile.</Trans>
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

/** The reason, when an answer rejected the profile. */
function RejectingAnswer({ questions }: Pick<ReviewNoticeProps, "questions">) {
  const { i18n } = useLingui();
  const ending = questions.find(({ inputType }) => inputType === "final_rejection");
  if (!ending) return null;
  const { label, description } = questionTexts(i18n, ending);
  return (
    <>
      <p className="reading">{label}</p>
      {description && <p className="reading">{description}</p>}
    </>
  );
}

function ChangesRequested({ profile, questions }: ReviewNoticeProps) {
  const { t } = useLingui();
  const nameOf = usePartNames(questions);
  const change = useChange(UserProfile);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setProblem(null);
    try {
      await change.run(profile, { approvalState: "pending" });
      toast(t`Sent for review`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t`Something went wrong on our side. Try again.`);
    }
  };
  return (
    <Notice title={t`Some changes are needed`} tone="warning">
      {profile.reviewNote && <p className="reading pre-line">{profile.reviewNote}</p>}
      {profile.changesRequested.length > 0 && (
        <ul className="points">
          {profile.changesRequested.map((name) => (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>{nameOf(name)}</a>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="danger">
          {problem}
        </p>
      )}
      <div>
        <BusyButton isBusy={change.isRunning} onClick={() => void send()}>
          <Trans>Send for review again</Trans>
        </BusyButton>
      </div>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  tone: "info" | "warning" | "danger";
  children: React.ReactNode;
}

const Notice = ({ title, tone, children }: NoticeProps) => (
  <Stack as="section" gap={8} aria-label={title} surface={tone} padding={16} className={classes.notice}>
    <p className="h3">{title}</p>
    {children}
  </Stack>
);
