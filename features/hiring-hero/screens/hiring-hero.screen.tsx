/** /hiring-hero: what the programme is, what it takes, and what it gives. Programs taking part see their own line. */
import { Trans, useLingui } from "@lingui/react/macro";

import { linkImagePath, pages } from "#features/paths.ts";
import { useOrigin } from "#platform/web/page/origin.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { BadgeSample } from "./badge-sample.tsx";
import { BecomeHero, OwnStatus } from "./become-hero.tsx";
import { Questions } from "./questions.tsx";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import stickyBar from "#platform/web/ui/layout/sticky-bar.module.css";
import classes from "./hiring-hero.module.css";

export const handle = routeHandle({ access: "public", shell: "app", hasServerData: true });

export default function HiringHeroScreen() {
  const { t, i18n } = useLingui();
  return (
    <Page
      title={t`Hiring Hero`}
      description={t`Hiring Heroes answer every application, quickly, and show what they pay. How a program becomes one.`}
      canonical={useOrigin() + pages.hiringHero}
      image={linkImagePath("site", i18n.locale)}
    >
      <OwnStatus />
      <Grid columns="minmax(0, 1fr) 360px" gap={[32, 64]} align="center" className={classes.intro}>
        <Stack gap={16} className="reading">
          <p>
            <Trans>
              A Hiring Hero is a program that treats people well while it hires: it answers every application,
              answers soon, keeps its interviews and says what it pays.
            </Trans>
          </p>
          <p>
            <Trans>
              The badge cannot be bought. It is counted from what a program does over 30 days, and a program
              that stops doing it loses the badge.
            </Trans>
          </p>
          <div className={classes.act}>
            <BecomeHero />
          </div>
        </Stack>
        <BadgeSample />
      </Grid>
      <Goals />
      <Benefits />
      <Questions />
      <div className={stickyBar.bar} data-shell>
        <BecomeHero />
      </div>
    </Page>
  );
}

const Goals = () => (
  <Stack as="section" gap={16} aria-labelledby="goals" className={classes.part}>
    <h2 id="goals">
      <Trans>Three goals</Trans>
    </h2>
    <Grid columns="repeat(3, minmax(0, 1fr))" gap={[24, 40]} className={classes.goals}>
      <div>
        <h3>
          <Trans>Answer soon</Trans>
        </h3>
        <p>
          <Trans>
            At least 90% of applications and messages get a person's answer within 3 business days, usually
            within 48 hours.
          </Trans>
        </p>
      </div>
      <div>
        <h3>
          <Trans>Answer everybody</Trans>
        </h3>
        <p>
          <Trans>
            At least 95% of applications older than 14 days were moved on or closed. A kind no counts too.
          </Trans>
        </p>
      </div>
      <div>
        <h3>
          <Trans>Be open and keep your word</Trans>
        </h3>
        <p>
          <Trans>
            Every job shows its pay, interviews take place as agreed, and closed jobs say how the hiring went.
          </Trans>
        </p>
      </div>
    </Grid>
  </Stack>
);

const Benefits = () => (
  <Stack as="section" gap={16} aria-labelledby="benefits" className={classes.part}>
    <h2 id="benefits">
      <Trans>What it gives a program</Trans>
    </h2>
    <ul className={classes.list}>
      <li>
        <Trans>The badge on every job and on the program's page.</Trans>
      </li>
      <li>
        <Trans>A filter of its own in job search, so that educators find Hiring Heroes first.</Trans>
      </li>
      <li>
        <Trans>A place on the home page.</Trans>
      </li>
    </ul>
  </Stack>
);
