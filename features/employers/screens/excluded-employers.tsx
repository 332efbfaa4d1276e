/** "Employers who never see me": found by name, added, taken off again. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";

import { UserProfile } from "#features/educators/user-profile.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import field from "#platform/web/ui/field.module.css";
import { toast } from "#platform/web/ui/toast.ts";
import { useChange } from "#platform/web/use-change.ts";
import { useCollection } from "#platform/web/use-collection.ts";
import { useResource } from "#platform/web/use-resource.ts";
import { Employer } from "../employer.ts";
import classes from "./excluded-employers.module.css";

interface ExcludedEmployersProps {
  profile: { id: string; excludedEmployerIds: string[] };
}

export function ExcludedEmployers({ profile }: ExcludedEmployersProps) {
  const { t } = useLingui();
  const name = useId();
  const { ids, keep } = useExcluded(profile);
  const add = async ({ id, name: employer }: { id: string; name: string }) => {
    if (await keep((before) => [...before.filter((one) => one !== id), id]))
      toast(t`${employer} never sees you now`, { undo: () => void keep((before) => without(before, id)) });
  };
  const remove = async (id: string) => {
    if (await keep((before) => without(before, id)))
      toast(t`Taken off the list`, { undo: () => void keep((before) => [...without(before, id), id]) });
  };
  return (
    <div role="group" aria-labelledby={name} className={classes.excluded}>
      <p id={name} className={classes.title}>
        <Trans>Employers who never see me</Trans>
      </p>
      <p className="small muted">
        <Trans>
          This holds for all locations of an employer and for its whole group. If you apply to one of them
          yourself, they see your application.
        </Trans>
      </p>
      {ids.length > 0 && (
        <ul className={classes.list}>
          {ids.map((id) => (
            <Excluded key={id} id={id} remove={() => void remove(id)} />
          ))}
        </ul>
      )}
      <FindEmployer excluded={ids} add={(employer) => void add(employer)} />
    </div>
  );
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** Each change starts from the latest list, also where the one before is still on its way. */
function useExcluded(profile: ExcludedEmployersProps["profile"]) {
  const { t } = useLingui();
  const change = useChange(UserProfile);
  const [ids, setIds] = useState(profile.excludedEmployerIds);
  const latest = useRef(ids);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const show = (next: string[]) => {
    latest.current = next;
    setIds(next);
  };
  const keep = (edit: (before: string[]) => string[]) => {
    queue.current = queue.current.then(async () => {
      const before = latest.current;
      show(edit(before));
      try {
        await change.run(profile, { excludedEmployerIds: latest.current });
        return true;
      } catch (error) {
        show(before);
        const isOurs = error instanceof ApiError && error.status === 422;
        toast(isOurs ? error.message : t`Couldn't save that. Try again.`, { tone: "error" });
        return false;
      }
    });
    return queue.current;
  };
  return { ids, keep };
}

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

type Found = ResourceOf<typeof Employer>;
const patience = 300;
const leastLetters = 2;

function FindEmployer({ excluded, add }: { excluded: readonly string[]; add: (employer: Found) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState("");
  const [asked, ask] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => ask(text.trim()), patience);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = asked.length >= leastLetters && text.trim().length >= leastLetters;
  const query = useCollection(Employer, {
    filter: { q: asked },
    include: ["locations"],
    sort: "name",
    size: 8,
    enabled: isAsked,
  });
  const found = isAsked ? query.data?.filter((employer) => !excluded.includes(employer.id)) : undefined;
  return (
    <div className={classes.find}>
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
        <ul className={classes.list}>
          {found.map((employer) => (
            <li key={employer.id}>
              <span>
                {employer.name} <span className="small muted">{placeOf(employer)}</span>
              </span>
              <Button
                variant="outline"
                size="small"
                aria-label={t`Never show me to ${employer.name}`}
                onClick={() => {
                  setText("");
                  add(employer);
                }}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function placeOf({ locations }: Found): string {
  const [first] = (locations ?? []) as { city?: string | null; administrativeAreaLevel1?: string | null }[];
  return [first?.city, first?.administrativeAreaLevel1].filter(Boolean).join(", ");
}
