/** What stands at an address that leads nowhere; what is not yours looks the same. */
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, Link } from "react-router";

import { page } from "./session/route-handle.ts";
import { homeOf } from "#platform/web/page/return-path.ts";
import { useSession } from "./session/current-session.ts";
import { BlockPicture } from "#platform/web/ui/media/blocks.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Page } from "#platform/web/ui/layout/page.tsx";
import classes from "./not-found.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";

export const handle = page({ access: "public", shell: "app" });

export const loader = () => data(null, { status: 404 });

export default function NotFoundScreen() {
  return <NotFound />;
}

/** For screens whose own row turned out not to be there. */
export function NotFound() {
  const { t } = useLingui();
  const { userType } = useSession();
  return (
    <Page title={t`We can't find that page`} width="form" noIndex>
      <div className={classes.body}>
        <BlockPicture />
        <p>
          <Trans>It may have been removed, or the link may be incomplete.</Trans>
        </p>
        <Form action="/jobs" role="search" className={classes.search}>
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
        </Form>
        <Button component={Link} to={homeOf(userType)}>
          {userType === "educator" ? (
            <Trans>Find jobs</Trans>
          ) : userType === "employer" ? (
            <Trans>See applicants</Trans>
          ) : (
            <Trans>Go to home</Trans>
          )}
        </Button>
      </div>
    </Page>
  );
}
