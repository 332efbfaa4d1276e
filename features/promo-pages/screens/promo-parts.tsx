/** What a promo page has in the console beside its row: whether it can be read, and the way to it. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { Brand } from "#features/brands/brand.ts";
import type { RecordPartProps } from "#features/operators/screens/console/record-extensions.ts";
import { promoPath } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";

const checkIntervalMs = 60_000;

export function PromoParts({ row: { id, type, attributes, relationships }, onChanged }: RecordPartProps) {
  const { t } = useLingui();
  const now = useNow(checkIntervalMs);
  const mayChange = useHasOperatorRole()(["content"]);
  const brandId = relationships?.["brand"]?.data;
  const brand = useResource(Brand, brandId && !Array.isArray(brandId) ? brandId.id : null);
  const publishedAt = typeof attributes?.["publishedAt"] === "string" ? attributes["publishedAt"] : null;
  const isOut = publishedAt !== null && now !== null && new Date(publishedAt) <= new Date(now);
  const publish = useWrite(async (time: string | null) => {
    await call(`${type}/${id}`, {
      method: "PATCH",
      body: { data: { type, id, attributes: { publishedAt: time } } },
    });
    toast(time ? t`Published` : t`It is a draft again.`);
    onChanged();
  });
  const run = (time: string | null) =>
    void publish.run(time).catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <section aria-label={t`Who can read it`}>
      <Stack gap={12}>
        <h2>
          <Trans>Who can read it</Trans>
        </h2>
        <p>
          {publishedAt === null ? (
            <Trans>Nobody yet: it is a draft.</Trans>
          ) : isOut ? (
            <Trans>
              Everybody, since <TimeText at={publishedAt} absolute />.
            </Trans>
          ) : (
            <Trans>
              Nobody before <TimeText at={publishedAt} absolute />.
            </Trans>
          )}
        </p>
        <Cluster gap={12}>
          {mayChange && !isOut && (
            <BusyButton isBusy={publish.isRunning} onClick={() => run(new Date().toISOString())}>
              <Trans>Publish now</Trans>
            </BusyButton>
          )}
          {mayChange && publishedAt !== null && (
            <BusyButton variant="outline" isBusy={publish.isRunning} onClick={() => run(null)}>
              <Trans>Back to a draft</Trans>
            </BusyButton>
          )}
          {isOut && brand.data && (
            <a
              href={`//${brand.data.domain}${promoPath(String(attributes?.["slug"]))}`}
              target="_blank"
              rel="noreferrer"
            >
              <Trans>Open the page</Trans>
            </a>
          )}
        </Cluster>
      </Stack>
    </section>
  );
}
