/** "Subscribe in your calendar": the private address of one's own interviews, to copy, to open, to renew. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCalendarPlus from "~icons/tabler/calendar-plus";
import IconCopy from "~icons/tabler/copy";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { interviewsAt, type Side } from "./interview-record.ts";

interface SubscriptionSectionProps {
  side: Side;
  headingLevel: "h2" | "h3";
  className?: string | undefined;
}

/** What the address is good for, and the button. */
export function CalendarSubscriptionSection({ side, headingLevel, className }: SubscriptionSectionProps) {
  const Heading = headingLevel;
  return (
    <Stack as="section" gap={8} align="start" className={className}>
      <Heading>
        <Trans>Interviews in your own calendar</Trans>
      </Heading>
      <p className="muted">
        <Trans>Your calendar shows every interview by itself, also when it moves.</Trans>
      </p>
      <CalendarSubscription side={side} />
    </Stack>
  );
}

export function CalendarSubscription({ side }: { side: Side }) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async (renew: boolean) => {
    setBusy(true);
    try {
      setUrl(await addressOf(side, renew));
      if (renew) toast(t`New address made. The old one doesn't work any more.`);
    } catch {
      toast(t`We couldn't get your calendar address. Try again.`, { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <BusyButton variant="outline" size="small" isBusy={isBusy && !url} onClick={() => void ask(false)}>
        <IconCalendarPlus size={18} />
        <Trans>Subscribe in my calendar</Trans>
      </BusyButton>
      {url && (
        <Dialog isOpen title={t`Your interviews in your calendar`} onClose={() => setUrl(null)}>
          <Address url={url} isBusy={isBusy} renew={() => void ask(true)} />
        </Dialog>
      )}
    </>
  );
}

interface AddressProps {
  url: string;
  isBusy: boolean;
  renew: () => void;
}

function Address({ url, isBusy, renew }: AddressProps) {
  const copy = useCopyLink();
  return (
    <Stack gap={16}>
      <p>
        <Trans>
          Your calendar reads this address every few hours and shows what is booked, moved and canceled. Keep
          it to yourself: whoever has it can read your interviews.
        </Trans>
      </p>
      <Stack surface="sunken" padding={12}>
        <code style={{ overflowWrap: "anywhere" }}>{url}</code>
      </Stack>
      <Cluster gap={8}>
        <Button as="a" href={url.replace(/^https?:/, "webcal:")}>
          <Trans>Open in calendar</Trans>
        </Button>
        <Button variant="outline" onClick={() => void copy(url)} leftSection={<IconCopy size={18} />}>
          <Trans>Copy</Trans>
        </Button>
        <BusyButton variant="subtle" isBusy={isBusy} onClick={renew}>
          <Trans>Make a new address</Trans>
        </BusyButton>
      </Cluster>
    </Stack>
  );
}

async function addressOf(side: Side, renew: boolean): Promise<string> {
  const path = `${interviewsAt[side]}/calendar_address`;
  const { url } = await call<{ url: string }>(path, { method: "POST", body: { renew } });
  return url;
}
