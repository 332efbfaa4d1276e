/** What an operator has given this program beyond the usual. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useWords } from "#platform/web/i18n/labels.ts";
import { employerAbilityWords } from "../employer-words.ts";
import classes from "./employer-profile.module.css";
import type { OwnEmployer } from "./use-own.ts";

export function Abilities({ employer: { abilities = [] } }: { employer: Pick<OwnEmployer, "abilities"> }) {
  const { t } = useLingui();
  const words = useWords();
  const { name: brand } = useBrand();
  if (abilities.length === 0) return null;
  return (
    <section aria-label={t`What your program may do`} className={classes.note}>
      <h3>
        <Trans>Given to your program by {brand}</Trans>
      </h3>
      <ul className={classes.plain}>
        {abilities.map((ability) => (
          <li key={ability} className={classes.ability}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
            <span>{words(employerAbilityWords, ability)}</span>
          </li>
        ))}
      </ul>
      <p className="small">
        <Link to={pages.newJob}>
          <Trans>Post a job</Trans>
        </Link>
      </p>
    </section>
  );
}
