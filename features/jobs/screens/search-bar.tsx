/** What and where. Works without scripts too: it is a form that leads to /jobs. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { Form } from "react-router";

import { pages } from "#features/paths.ts";
import { PlaceField } from "#features/places/screens/place-field.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import field from "#platform/web/ui/field.module.css";
import type { SearchChange } from "#platform/web/use-search.ts";
import classes from "./search-bar.module.css";
import { useFollowing } from "./use-following.ts";

interface SearchBarProps {
  q?: string;
  address?: string;
  /** Changes of the address of /jobs; without it the form leads there. `isDone`: "Search" or Enter was pressed. */
  onChange?: (change: SearchChange, isDone: boolean) => void;
  /** "Search", or "Search jobs" where nothing else says what is searched. */
  submit?: React.ReactNode;
  isStacked?: boolean;
}

/** Typing waits for a pause before the list is asked. */
const pause = 300;

export function SearchBar({ q = "", address = "", onChange, submit, isStacked }: SearchBarProps) {
  const { t } = useLingui();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { shown: what, show: setWhat, sent: sentWhat } = useFollowing(q);
  const { shown: where, show: setWhere, sent: sentWhere } = useFollowing(address);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setWhat(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sentWhat(text.trim());
      onChange?.({ q: text.trim() }, false);
    }, pause);
  };
  const send = (event: React.FormEvent) => {
    clearTimeout(timer.current);
    if (!onChange) return;
    event.preventDefault();
    // A picked place brought its point along; typed words are looked up anew.
    const place = where.trim() === address ? {} : placeOf(where.trim());
    onChange({ q: what.trim(), ...place }, true);
  };
  return (
    <Form
      action={pages.jobs}
      role="search"
      aria-label={t`Jobs`}
      className={classes.bar}
      data-stacked={isStacked || undefined}
      onSubmit={send}
    >
      <div className={classes.what}>
        <label htmlFor={id} className={field.label}>
          <Trans>What</Trans>
        </label>
        <input
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          className={field.input}
          placeholder={t`Title, program or words`}
          value={what}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <PlaceField
        label={t`Where`}
        hint={t`Town or ZIP`}
        value={where}
        onChange={(text) => {
          setWhere(text);
          if (!text.trim() && address) onChange?.(placeOf(""), false);
        }}
        onPick={({ label, lat, lng }) => {
          setWhere(label);
          sentWhere(label);
          onChange?.({ address: label, lat, lng, zipCode: null }, false);
        }}
      />
      <Button type="submit" leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}>
        {submit ?? <Trans>Search</Trans>}
      </Button>
    </Form>
  );
}

/** Without a place there is no distance either. */
const placeOf = (address: string): SearchChange => ({
  address,
  lat: null,
  lng: null,
  zipCode: null,
  ...(address ? {} : { radiusInMiles: null }),
});
