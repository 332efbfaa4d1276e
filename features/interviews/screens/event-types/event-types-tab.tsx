/** tab=event-types: what educators can book, each with its link. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconPlus from "~icons/tabler/plus";
import { useRef, useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { EventTypeCard } from "./event-type-card.tsx";
import { useEventTypes, type EventType } from "./use-event-types.ts";
import { EditEventTypeDialog } from "./edit-event-type-dialog.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./event-type.module.css";

/** Null makes a new one; undefined: nothing is open. */
type Editing = EventType | null | undefined;

export function EventTypesTab() {
  const { t } = useLingui();
  const { query } = useEventTypes();
  const [editing, setEditing] = useState<Editing>();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (
    <Button onClick={() => setEditing(null)} leftSection={<IconPlus size={18} />}>
      <Trans>New interview type</Trans>
    </Button>
  );
  return (
    <>
      <Loaded
        query={query}
        failure={t`We couldn't load your interview types.`}
        empty={
          <EmptyState plain title={t`No interview types yet.`} action={add}>
            <Trans>
              An interview type says how you meet and how long it takes. Educators book it by its link.
            </Trans>
          </EmptyState>
        }
      >
        {(types) => (
          <>
            <Cluster gap={12} justify="between" className={classes.top}>
              <h2 ref={heading} tabIndex={-1}>
                <Trans>Interview types</Trans>
              </h2>
              {add}
            </Cluster>
            <div className={classes.cards}>
              {types.map((type) => (
                <EventTypeCard
                  key={type.id}
                  type={type}
                  edit={() => setEditing(type)}
                  deleted={() => heading.current?.focus()}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
      {editing !== undefined && <EditEventTypeDialog type={editing} close={() => setEditing(undefined)} />}
    </>
  );
}
