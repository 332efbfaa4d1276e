/** One column of the board; a drop target for cards that may move there. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "#platform/web/ui/form/button.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import type { ApplicationState } from "../../application-constants.ts";
import type { Applicant } from "../review/use-applicants.ts";
import type { Selection } from "../review/bulk/use-applicant-selection.ts";
import { BoardCard } from "./board-card.tsx";
import { columnStates, type ShownColumn } from "./board-columns.ts";
import { boardColumnLabels } from "../labels/board-column-labels.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./board.module.css";
import type { BoardKeys } from "./use-board-keys.ts";

interface BoardColumnProps {
  column: ShownColumn<Applicant>;
  selection: Selection;
  select: (application: Applicant) => void;
  linkTo: (applicationId: string) => string;
  card: BoardKeys["card"];
  dragged: Applicant | null;
  onDrag: (application: Applicant | null) => void;
  /** Whether the dragged card may move here. */
  accepts: boolean;
  moveTo: (application: Applicant, to: ApplicationState) => void;
  /** Shows more cards; null when the column has reached its limit. */
  more: (() => void) | null;
  seeAll: () => void;
}

export function BoardColumnView(props: BoardColumnProps) {
  const { selection, select, linkTo, card, dragged, onDrag, accepts, moveTo, more, seeAll } = props;
  const { column, rows, total, hasMore } = props.column;
  const { t } = useLingui();
  const labelFor = useLabels();
  const [isOver, setOver] = useState(false);
  const name = labelFor(boardColumnLabels, column);
  const drop = (event: React.DragEvent) => {
    setOver(false);
    if (!accepts || !dragged) return;
    event.preventDefault();
    onDrag(null);
    moveTo(dragged, columnStates[column][0]!);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging is an addition to the keys and the menu
    <Stack
      as="section"
      gap={8}
      aria-label={name}
      className={classes.column}
      data-takes={accepts || undefined}
      data-refuses={(dragged !== null && !accepts && !rows.includes(dragged)) || undefined}
      data-over={(accepts && isOver) || undefined}
      onDragOver={(event) => {
        if (!accepts) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ relatedTarget, currentTarget }) =>
        (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) || setOver(false)
      }
      onDrop={drop}
    >
      <Row as="h3" gap={8} align="baseline" className={classes.title}>
        {name}{" "}
        <span className={classes.count}>
          <span aria-hidden="true">{total}</span>
          <span className="visually-hidden">
            <Plural value={total} one="# applicant" other="# applicants" />
          </span>
        </span>
      </Row>
      {rows.length === 0 ? (
        <p className={classes.nobody}>{accepts ? t`Drop here` : t`Nobody`}</p>
      ) : (
        <Stack as="ul" gap={8}>
          {rows.map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              to={linkTo(application.id)}
              isSelected={selection.ids.has(application.id)}
              onSelect={select}
              keys={card(application.id)}
              isDragged={dragged?.id === application.id}
              onDrag={onDrag}
              moveTo={moveTo}
            />
          ))}
        </Stack>
      )}
      {hasMore && (
        <Button variant="subtle" size="small" onClick={more ?? seeAll}>
          {more ? <Trans>Show more</Trans> : <Trans>See all in the list</Trans>}
        </Button>
      )}
    </Stack>
  );
}
