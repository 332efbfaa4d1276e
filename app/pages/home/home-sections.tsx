/** The lower sections of the home page: how it works, a section for employers, and career resources. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./home.module.css";

export const HowItWorks = () => (
  <Stack as="section" gap={16} aria-labelledby="how">
    <h2 id="how">
      <Trans>How it works</Trans>
    </h2>
    <ol className={classes.steps}>
      <li>
        <Trans>Search near you and see the pay, the ages and the hours of every job.</Trans>
      </li>
      <li>
        <Trans>Tell us once about your work and your training; you apply with it everywhere.</Trans>
      </li>
      <li>
        <Trans>Follow each application and hear from the employer, whatever the answer is.</Trans>
      </li>
    </ol>
  </Stack>
);

export const ForEmployers = () => (
  <Grid
    as="section"
    columns="minmax(0, 1fr) auto"
    gap={16}
    align="center"
    padding={28}
    surface="tint"
    aria-labelledby="employers"
    className={classes.employers}
  >
    <div>
      <h2 id="employers">
        <Trans>Are you hiring?</Trans>
      </h2>
      <p>
        <Trans>Post your first job in about 5 minutes, and see at a glance who fits it.</Trans>
      </p>
    </div>
    <Button as={Link} to={pages.registerEmployer} variant="outline">
      <Trans>Post a job</Trans>
    </Button>
  </Grid>
);

export function CareerResources() {
  const { careerResources } = useBrand().links;
  if (!careerResources) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby="career">
      <h2 id="career">
        <Trans>Career resources</Trans>
      </h2>
      <p>
        <Trans>
          Help with training, certificates and your next step:{" "}
          <a href={careerResources}>see career resources</a>
        </Trans>
      </p>
    </Stack>
  );
}
