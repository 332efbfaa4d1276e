/** /p/{slug}: a brand's landing page for a campaign or a partner, with the way into the product below. */
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link, Navigate, redirect, useLoaderData, useParams } from "react-router";

import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { linkImagePath, pages, promoPath, roleHome } from "#features/paths.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { PromoPage } from "../promo-page.ts";
import { homeSlug, promoReferrer } from "../promo-slugs.ts";

type PromoPageRecord = ResourceOf<typeof PromoPage>;

export const handle = routeHandle({ access: "public", shell: "app", hasServerData: true });

const bySlug = (slug: string) => ({ filter: { slug }, size: 1 });

export const loader = guestLoader(async ({ api, params }) => {
  if (params.slug === homeSlug) throw redirect(pages.home);
  const found = await api.get(collectionPath(PromoPage, bySlug(params.slug!)));
  return Array.isArray(found.data) && found.data.length > 0 ? found : data(null, { status: 404 });
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function PromoPageScreen() {
  const { t } = useLingui();
  const slug = useParams().slug!;
  const loaded = useLoaderData<typeof loader>();
  const query = useCollection(PromoPage, {
    ...bySlug(slug),
    enabled: loaded !== null && slug !== homeSlug,
    initial: loaded ?? undefined,
  });
  const page = query.data?.[0];
  if (slug === homeSlug) return <Navigate to={pages.home} replace />;
  if (page) return <Promo page={page} />;
  if (loaded === null || query.data) return <NotFound />;
  return (
    <Page title={t`Welcome`} noIndex>
      <Loaded query={query} failure={t`We couldn't load this page.`}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function Promo({ page }: { page: PromoPageRecord }) {
  const { i18n } = useLingui();
  const { title, description, slug, body, code } = page;
  return (
    <Page
      title={title}
      description={description}
      canonical={useOrigin() + promoPath(slug)}
      image={linkImagePath("site", i18n.locale)}
      width="form"
    >
      <Stack gap={24}>
        <RichText html={body} />
        {code && (
          <p>
            <Trans>
              Your code: <strong>{code}</strong>. Keep it: you can give it when you choose a plan.
            </Trans>
          </p>
        )}
        <Cluster gap={12}>
          <WayIn page={page} />
        </Cluster>
      </Stack>
    </Page>
  );
}

/** Registering remembers the page; who has an account goes on from their own first page. */
function WayIn({ page: { slug, audience } }: { page: PromoPageRecord }) {
  const { removeSchoolSignup } = useBrand();
  const { status, userType } = useSession();
  const from = `?referrer=${encodeURIComponent(promoReferrer(slug))}`;
  if (status === "signed-in")
    return (
      <Button as={Link} to={roleHome(userType)}>
        <Trans>Go on</Trans>
      </Button>
    );
  if (audience === "educator")
    return (
      <Button as={Link} to={pages.registerTeacher + from}>
        <Trans>Create your profile</Trans>
      </Button>
    );
  if (removeSchoolSignup) return null;
  return (
    <Button as={Link} to={pages.registerEmployer + from}>
      <Trans>Create an employer account</Trans>
    </Button>
  );
}
