/** The extra abilities that an operator granted this program. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCircleCheck from "~icons/tabler/circle-check";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { employerAbilityLabels } from "../employer-labels.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-profile.module.css";
import type { EmployerResource } from "./use-employer-profile.ts";

export function EmployerAbilities({
  employer: { abilities = [] },
}: {
  employer: Pick<EmployerResource, "abilities">;
}) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { name: brand } = useBrand();
  if (abilities.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={t`What your program may do`} surface="card" padding={16}>
      <h3>
        <Trans>Given to your program by {brand}</Trans>
      </h3>
      <Stack as="ul" gap={8}>
        {abilities.map((ability) => (
          <Row as="li" gap={8} key={ability} className={classes.ability}>
            <IconCircleCheck />
            <span>{labelFor(employerAbilityLabels, ability)}</span>
          </Row>
        ))}
      </Stack>
      <p className="small">
        <Link to={pages.newJob}>
          <Trans>Post a job</Trans>
        </Link>
      </p>
    </Stack>
  );
}
