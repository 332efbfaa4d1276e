/** /privacy: what is kept of people, who sees it, and how they take it back, as the product really works. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { LegalPage } from "#features/brands/screens/legal/legal-page.tsx";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { privacyRequestTimes } from "#features/accounts/privacy-request-constants.ts";
import { accountRetention } from "#features/accounts/retention.ts";
import { RetentionTable } from "./retention-table.tsx";
import { useDuration } from "./use-duration.ts";

export default function PrivacyScreen() {
  const { t } = useLingui();
  const { name, contactEmail } = useBrand();
  const answerTime = useDuration()(privacyRequestTimes.answerDays, "day");
  const restoreTime = useDuration()(accountRetention.restoreDays, "day");
  return (
    <LegalPage
      title={t`Privacy policy`}
      description={t`What ${name} keeps of you, who sees it, and how you take it back.`}
      path={pages.privacy}
      sections={[
        {
          title: t`In short`,
          paragraphs: [
            t`${name} brings educators and programs for young children together. We keep what that needs, show it to those you choose, and sell it to nobody.`,
            t`Questions, or something is wrong? Write to ${contactEmail}.`,
          ],
        },
        {
          title: t`What we keep`,
          paragraphs: [
            t`Of everyone: your name, your email address, your language, and a phone number if you give one. Of your password we keep only a value from which it cannot be read.`,
            t`Of educators: the profile you fill in, the files you upload, the jobs you like, hide and apply to, your messages and your interviews.`,
            t`Of programs: what describes the program, its jobs, its team, and what the team writes about applicants.`,
          ],
        },
        {
          title: t`Who sees it`,
          paragraphs: [
            t`Programs find your profile only if you say so, and you can leave programs out, your present one for example. Whoever you apply to or answer sees your profile; your phone number only then.`,
            t`Of your profile you can hide parts. What a team notes about you stays within that team.`,
            t`Our own team can look at accounts where that keeps people safe or helps them. Whenever it acts as you, that is recorded with a reason.`,
            t`Where a program uses help with writing, names and contact details are taken out of a text before it is sent to the service that helps.`,
          ],
        },
        {
          title: t`Cookies and counts`,
          paragraphs: [
            t`We set cookies for your language and your time zone, to count visits, and for half an hour while you log in with Google or Apple. The pages load nothing from advertising networks.`,
          ],
        },
        {
          title: t`Emails and texts`,
          paragraphs: [
            t`You choose in your settings what we write about, and every email you can do without has a link that ends it. What concerns your account's safety, or a decision about your application, always comes. Text messages, and notifications on a device, come only if you asked for them; your browser's maker carries the latter, encrypted.`,
          ],
        },
        {
          title: t`How long we keep it`,
          paragraphs: [t`What is past its time is deleted by itself, every day.`],
          below: <RetentionTable />,
        },
        {
          title: t`Your data is yours`,
          paragraphs: [
            t`In your settings you can download all of it, correct it, and delete your account. For ${restoreTime} you can still come back; then it is erased.`,
            t`What you wrote to others stays with them, without your name. Programs keep the dates and the outcome of applications.`,
            t`Without an account you can ask for a copy of what we keep under your email address, for its correction or its erasure. We answer within ${answerTime}.`,
          ],
          below: (
            <p>
              <Link to={pages.privacyRequest}>
                <Trans>Ask without an account</Trans>
              </Link>
            </p>
          ),
        },
      ]}
    />
  );
}
