/** The job's link: by the device's share sheet where there is one, copied, or by mail. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCopy from "~icons/tabler/copy";
import IconMail from "~icons/tabler/mail";
import IconShare2 from "~icons/tabler/share-2";

import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { languageOf } from "#platform/shared/language.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { jobLinkFrom } from "../../job-sources.ts";
import { type SharedJob, useSharingTexts } from "./use-sharing-texts.ts";

export function ShareLink({ job }: { job: SharedJob }) {
  const { i18n } = useLingui();
  const copy = useCopyLink();
  const path = jobLinkFrom(job.slug, "share");
  const { data } = useSharingTexts(job.id, languageOf(i18n.locale));
  const hasShareSheet = useHydrated() && typeof navigator.share === "function";
  const share = () =>
    // Closing the sheet is not an error.
    navigator.share({ title: job.title, url: new URL(path, location.origin).href }).catch(() => undefined);
  return (
    <Stack as="section" gap={8} aria-labelledby="share-link">
      <h3 id="share-link">
        <Trans>Send the link</Trans>
      </h3>
      <Cluster gap={8}>
        {hasShareSheet && (
          <Button onClick={() => void share()} leftSection={<IconShare2 size={18} />}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button
          variant={hasShareSheet ? "outline" : "filled"}
          onClick={() => void copy(path)}
          leftSection={<IconCopy size={18} />}
        >
          <Trans>Copy link</Trans>
        </Button>
        <Button
          as="a"
          href={data ? mailTo(data.email) : "mailto:"}
          variant="outline"
          leftSection={<IconMail size={18} />}
        >
          <Trans>Email</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

const mailTo = ({ subject, body }: { subject: string; body: string }) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
