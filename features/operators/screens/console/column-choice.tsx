/** Which attributes a list shows as columns: chosen by the operator, and kept in this browser for each list. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useStored } from "#platform/web/hooks/use-stored.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { attributeLabel } from "./attribute-labels/attribute-label.ts";
import type { ConsoleCollection } from "./console-collections.ts";
import classes from "./console.module.css";
import { fieldType } from "./field-kinds.ts";

/** Without a choice. */
const usualColumns = 4;

/** Names of the columns, of all that could be one, and how to choose others; null: the usual ones. */
export interface Columns {
  shown: string[];
  offered: string[];
  choose: (names: string[] | null) => void;
}

export function useColumns(collection: ConsoleCollection): Columns {
  const [stored, setStored] = useStored(`console columns ${collection.type}`);
  const offered = shortAttributes(collection);
  const chosen = z.array(z.string()).safeParse(parse(stored));
  return {
    offered,
    shown: chosen.success
      ? offered.filter((name) => chosen.data.includes(name))
      : usualFirst(collection, offered).slice(0, usualColumns),
    choose: (names) => setStored(names && JSON.stringify(names)),
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The name of a row has a column of its own. */
const inTheName = ["firstName", "lastName", "name", "title"];

function shortAttributes({ attributes }: ConsoleCollection): string[] {
  return Object.keys(attributes).filter((name) => {
    const { field: kind } = fieldType(attributes[name]!);
    const isLong = kind.kind === "json" || kind.kind === "lines" || (kind.kind === "text" && kind.isLong);
    return !isLong && !inTheName.includes(name);
  });
}

/** What can be sorted or filtered by comes first. */
function usualFirst({ sorts, filters }: ConsoleCollection, names: string[]): string[] {
  const weight = (name: string) => (sorts.includes(name) ? 2 : 0) + (Object.hasOwn(filters, name) ? 1 : 0);
  return names.toSorted((one, other) => weight(other) - weight(one));
}

export function ColumnChoice({ shown, offered, choose }: Columns) {
  const { i18n } = useLingui();
  return (
    <details>
      <summary className={classes.summary}>
        <Trans>Columns</Trans>
      </summary>
      <Stack gap={12}>
        <Cluster as="ul" gap={16}>
          {offered.map((name) => (
            <Row as="li" key={name}>
              <Row as="label" gap={8}>
                <input
                  type="checkbox"
                  className={classes.check}
                  checked={shown.includes(name)}
                  onChange={({ currentTarget }) =>
                    choose(currentTarget.checked ? [...shown, name] : shown.filter((one) => one !== name))
                  }
                />
                {attributeLabel(i18n, name)}
              </Row>
            </Row>
          ))}
        </Cluster>
        <Cluster>
          <Button variant="subtle" size="small" onClick={() => choose(null)}>
            <Trans>The usual columns</Trans>
          </Button>
        </Cluster>
      </Stack>
    </details>
  );
}
