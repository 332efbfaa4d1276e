/** How the badge looks to educators. */
import { Trans } from "@lingui/react/macro";
import IconStar from "~icons/tabler/star";

import { Pill } from "#platform/web/ui/data/pill.tsx";
import { BlockPicture } from "#platform/web/ui/media/blocks.tsx";
import classes from "./hiring-hero.module.css";

export const BadgeSample = () => (
  <figure className={classes.sample}>
    <BlockPicture height={96} />
    <Pill tone="hero" icon={IconStar}>
      <Trans>Hiring Hero</Trans>
    </Pill>
    <figcaption className="small muted">
      <Trans>The badge stands on every job of a Hiring Hero.</Trans>
    </figcaption>
  </figure>
);
