/** The page for an address that leads nowhere, and for a row that is missing or not visible to the reader. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "react-router";

import { pages, roleHome } from "#features/paths.ts";
import { useSession } from "./session/current-session.ts";
import { BlockPicture } from "#platform/web/ui/media/blocks.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Page } from "#platform/web/ui/layout/page.tsx";
import classes from "./not-found.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";

export function NotFound() {
  const { t } = useLingui();
  const { userType } = useSession();
  return (
    <Page title={t`We can't find that page`} width="form" noIndex>
      <Stack gap={20} align="start" className={classes.body}>
        <BlockPicture />
        <p>
          <Trans>It may have been removed, or the link may be incomplete.</Trans>
        </p>
        <Row as={Form} gap={8} action={pages.jobs} role="search" className={classes.search}>
          <input
            name="q"
            type="search"
            aria-label={t`Search jobs`}
            placeholder={t`Lead teacher`}
            className={field.input}
          />
          <Button type="submit" variant="outline">
            <Trans>Search jobs</Trans>
          </Button>
        </Row>
        <Button as={Link} to={roleHome(userType)}>
          {userType === "educator" ? (
            <Trans>Find jobs</Trans>
          ) : userType === "employer" ? (
            <Trans>See applicants</Trans>
          ) : (
            <Trans>Go to home</Trans>
          )}
        </Button>
      </Stack>
    </Page>
  );
}
