/** One honest page for every path whose feature is still to come: what will be here, and the way on. */
import { useLingui } from "@lingui/react/macro";
import { Link, useMatches } from "react-router";

import { comingPages } from "./planned-pages.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { BlockPicture } from "#platform/web/ui/media/blocks.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import classes from "#features/accounts/screens/not-found.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";

export const handle = routeHandle((routeId) => comingPages[routeId] ?? { access: "public", shell: "app" });

export default function ComingScreen() {
  const { i18n, t } = useLingui();
  const coming = comingPages[useMatches().at(-1)?.id ?? ""];
  if (!coming) return <Page title={t`Coming soon`} noIndex />;
  return (
    <Page title={i18n._(coming.title)} width="form" noIndex>
      <div className={classes.body}>
        <BlockPicture />
        <p>{i18n._(coming.text)}</p>
        <Button component={Link} to={coming.on.to}>
          {i18n._(coming.on.label)}
        </Button>
      </div>
    </Page>
  );
}
