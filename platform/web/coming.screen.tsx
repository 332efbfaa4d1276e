/** One honest page for every path whose feature is still to come: what will be here, and the way on. */
import { useLingui } from "@lingui/react/macro";
import { Link, useMatches } from "react-router";

import { comingPages } from "./coming-pages.ts";
import { page } from "./page-handle.ts";
import { BlockPicture } from "./ui/blocks.tsx";
import { Page } from "./ui/page.tsx";
import classes from "./not-found.module.css";
import { Button } from "./ui/button.tsx";

export const handle = page((routeId) => comingPages[routeId] ?? { access: "public", shell: "app" });

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
