/**
 * Rows whose order one chooses: by dragging them, or by their buttons, which keep the focus. The caller reorders and
 * saves.
 *
 *     <OrderedList items={rows} nameOf={({ title }) => title} onMove={(from, to) => …}>{(row) => …}</OrderedList>
 */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";

import { IconButton } from "../form/icon-button.tsx";
import { Row } from "../layout/stack.tsx";
import classes from "./ordered-list.module.css";

interface OrderedListProps<T> {
  items: readonly T[];
  nameOf: (item: T) => string;
  /** Indexes in `items`: where it was, and where it is to stand. */
  onMove: (from: number, to: number) => void;
  isBusy?: boolean;
  children: (item: T) => React.ReactNode;
}

export function OrderedList<T extends { id: string }>(props: OrderedListProps<T>) {
  const { items, nameOf, onMove, isBusy = false, children } = props;
  const { t } = useLingui();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => (setDragged(null), setOver(null));
  return (
    <ol className={classes.list}>
      {items.map((item, index) => {
        const name = nameOf(item);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an addition to the buttons
          <li
            key={item.id}
            className={classes.item}
            draggable={!isBusy}
            data-over={(over === index && dragged !== index) || undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              setDragged(index);
            }}
            onDragEnd={end}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== index) onMove(dragged, index);
              end();
            }}
          >
            <Row gap={0} className={classes.tools}>
              <IconButton
                label={t`Move ${name} up`}
                icon={IconArrowUp}
                disabled={isBusy || index === 0}
                onClick={() => onMove(index, index - 1)}
              />
              <IconButton
                label={t`Move ${name} down`}
                icon={IconArrowDown}
                disabled={isBusy || index === items.length - 1}
                onClick={() => onMove(index, index + 1)}
              />
            </Row>
            <div className={classes.body}>{children(item)}</div>
          </li>
        );
      })}
    </ol>
  );
}
