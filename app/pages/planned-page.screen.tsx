/** The page for every path whose feature is not built yet: what will be here, and a link to something that works. */
import { useLingui } from "@lingui/react/macro";
import { Link, useMatches } from "react-router";

import { plannedPages } from "./planned-pages.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { BlockPicture } from "#platform/web/ui/media/blocks.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "#features/accounts/screens/not-found.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";

export const handle = routeHandle((routeId) => plannedPages[routeId] ?? { access: "public", shell: "app" });

export default function PlannedPageScreen() {
  const { i18n, t } = useLingui();
  const planned = plannedPages[useMatches().at(-1)?.id ?? ""];
  if (!planned) return <Page title={t`Coming soon`} noIndex />;
  return (
    <Page title={i18n._(planned.title)} width="form" noIndex>
      <Stack gap={20} align="start" className={classes.body}>
        <BlockPicture />
        <p>{i18n._(planned.text)}</p>
        <Button as={Link} to={planned.link.to}>
          {i18n._(planned.link.label)}
        </Button>
      </Stack>
    </Page>
  );
}
