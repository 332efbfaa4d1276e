/** "Employers who never see me": search by name, add, remove. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useResource } from "#platform/web/data/use-resource.ts";
import { Employer } from "../../employer.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./excluded-employers.module.css";
import { FindEmployer } from "./find-employer.tsx";
import { useExcludedEmployers } from "./use-excluded-employers.ts";

interface ExcludedEmployersProps {
  profile: { id: string; excludedEmployerIds: string[] };
}

export function ExcludedEmployers({ profile }: ExcludedEmployersProps) {
  const { t } = useLingui();
  const name = useId();
  const { ids, update } = useExcludedEmployers(profile);
  const add = async ({ id, name: employer }: { id: string; name: string }) => {
    if (await update((before) => [...before.filter((one) => one !== id), id]))
      toast(t`${employer} never sees you now`, { undo: () => void update((before) => without(before, id)) });
  };
  const remove = async (id: string) => {
    if (await update((before) => without(before, id)))
      toast(t`Taken off the list`, { undo: () => void update((before) => [...without(before, id), id]) });
  };
  return (
    <Stack gap={8} role="group" aria-labelledby={name}>
      <p id={name} className="strong">
        <Trans>Employers who never see me</Trans>
      </p>
      <p className="small muted">
        <Trans>
          This holds for all locations of an employer and for its whole group. If you apply to one of them
          yourself, they see your application.
        </Trans>
      </p>
      {ids.length > 0 && (
        <Stack as="ul" className={classes.list}>
          {ids.map((id) => (
            <Excluded key={id} id={id} remove={() => void remove(id)} />
          ))}
        </Stack>
      )}
      <FindEmployer excluded={ids} add={(employer) => void add(employer)} />
    </Stack>
  );
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

function Excluded({ id, remove }: { id: string; remove: () => void }) {
  const { t } = useLingui();
  const { data: employer, error } = useResource(Employer, id);
  const name = employer?.name ?? (error ? t`An employer that is not here any more` : "…");
  return (
    <li>
      <span>{name}</span>
      <Button variant="subtle" size="small" aria-label={t`Remove ${name}`} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
