/** Employers found by a part of their name while it is typed, to be added to a list. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Employer } from "../../employer.ts";
import classes from "./excluded-employers.module.css";

type EmployerResource = ResourceOf<typeof Employer>;
const debounceMs = 300;
const minQueryLength = 2;

export function FindEmployer({
  excluded,
  add,
}: {
  excluded: readonly string[];
  add: (employer: EmployerResource) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState("");
  const asked = useDebouncedValue(text.trim(), debounceMs, "");
  const isAsked = asked.length >= minQueryLength && text.trim().length >= minQueryLength;
  const query = useCollection(Employer, {
    filter: { q: asked },
    include: ["locations"],
    sort: "name",
    size: 8,
    enabled: isAsked,
  });
  const found = isAsked ? query.data?.filter((employer) => !excluded.includes(employer.id)) : undefined;
  return (
    <Stack>
      <label htmlFor={id} className={field.label}>
        <Trans>Find an employer by name</Trans>
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        className={field.input}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className="small muted">
        {found?.length === 0 && !query.isUpdating && <Trans>No employer of that name is here.</Trans>}
      </div>
      {found && found.length > 0 && (
        <Stack as="ul" className={classes.list}>
          {found.map((employer) => (
            <li key={employer.id}>
              <Stack>
                <span>{employer.name}</span>
                <span className="small muted">{placeOf(employer)}</span>
              </Stack>
              <Button
                variant="outline"
                size="small"
                aria-label={t`Add ${employer.name}`}
                onClick={() => {
                  setText("");
                  add(employer);
                }}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function placeOf({ locations }: EmployerResource): string {
  const [first] = locations ?? [];
  return [first?.city, first?.administrativeAreaLevel1].filter(Boolean).join(", ");
}
