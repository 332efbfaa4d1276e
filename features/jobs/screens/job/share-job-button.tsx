/** The button that shares a job: the device's share sheet, else ways to send its link; on one's own job everything there is. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBrandFacebook from "~icons/tabler/brand-facebook";
import IconCopy from "~icons/tabler/copy";
import IconMail from "~icons/tabler/mail";
import IconShare2 from "~icons/tabler/share-2";

import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { MenuButton, MenuItem, MenuLink } from "#platform/web/ui/overlay/menu-button.tsx";
import type { JobListingRecord } from "../../job-listing.ts";
import { jobLinkFrom } from "../../job-sources.ts";
import { TellPeopleButton } from "../share/tell-people-button.tsx";
import classes from "./job-page.module.css";
import { hasShareSheet, useShareJob } from "./use-share-job.ts";

export function ShareJobButton({ job, fullWidth = false }: { job: JobListingRecord; fullWidth?: boolean }) {
  const share = useShareJob();
  const profile = useCurrentEmployerProfile();
  const hasSheet = useHydrated() && hasShareSheet();
  if (profile && profile.employerId === job.employerId)
    return <TellPeopleButton job={job} fullWidth={fullWidth} />;
  if (!hasSheet) return <ShareMenu job={job} fullWidth={fullWidth} />;
  return (
    <Button
      variant="outline"
      fullWidth={fullWidth}
      onClick={() => void share(job)}
      leftSection={<IconShare2 size={18} />}
    >
      <Trans>Share</Trans>
    </Button>
  );
}

/** Plain links: nothing of another site is loaded before somebody goes there. */
function ShareMenu({ job, fullWidth }: { job: JobListingRecord; fullWidth: boolean }) {
  const { t } = useLingui();
  const copy = useCopyLink();
  const path = jobLinkFrom(job.slug, "share");
  const url = useOrigin() + path;
  const place = job.employer?.name;
  const subject = place ? t`A job at ${place}: ${job.title}` : job.title;
  return (
    <div className={fullWidth ? classes.wideMenu : undefined}>
      <MenuButton
        variant="outline"
        button={
          <>
            <IconShare2 size={18} />
            <Trans>Share</Trans>
          </>
        }
      >
        <MenuItem onClick={() => void copy(path)}>
          <IconCopy size={18} />
          <Trans>Copy link</Trans>
        </MenuItem>
        <MenuLink
          to={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\r\n${url}`)}`}
        >
          <IconMail size={18} />
          <Trans>Email</Trans>
        </MenuLink>
        <MenuLink to={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`} isNewTab>
          <IconBrandFacebook size={18} />
          <Trans>Facebook</Trans>
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        </MenuLink>
      </MenuButton>
    </div>
  );
}
