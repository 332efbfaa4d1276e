/** The search words and the place. Works without scripts too: it is a form that leads to /jobs. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconSearch from "~icons/tabler/search";
import { useId } from "react";
import { Form } from "react-router";

import { pages } from "#features/paths.ts";
import { PlaceField } from "#features/places/screens/place-field.tsx";
import { useDebouncedCallback } from "#platform/web/hooks/use-debounced.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import type { SearchChange } from "#platform/web/hooks/use-search.ts";
import classes from "./search-bar.module.css";
import { useOptimisticParam } from "#platform/web/hooks/use-optimistic-param.ts";

interface SearchBarProps {
  q?: string;
  address?: string;
  /** Changes of the address of /jobs; without it the form leads there. `isDone`: "Search" or Enter was pressed. */
  onChange?: (change: SearchChange, isDone: boolean) => void;
  /** "Search", or "Search jobs" where the context does not say what is searched. */
  submit?: React.ReactNode;
  isStacked?: boolean;
}

/** Debounces typing before the search runs. */
const debounceMs = 300;

export function SearchBar({ q = "", address = "", onChange, submit, isStacked }: SearchBarProps) {
  const { t } = useLingui();
  const id = useId();
  const { value: what, setValue: setWhat, sent: sentWhat } = useOptimisticParam(q);
  const { value: where, setValue: setWhere, sent: sentWhere } = useOptimisticParam(address);
  const search = useDebouncedCallback((text: string) => {
    sentWhat(text.trim());
    onChange?.({ q: text.trim() }, false);
  }, debounceMs);
  const type = (text: string) => {
    setWhat(text);
    search.schedule(text);
  };
  const send = (event: React.FormEvent) => {
    search.cancel();
    if (!onChange) return;
    event.preventDefault();
    // A picked place has its point; typed text is geocoded again.
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
        canUseLocation
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
      <Button type="submit" leftSection={<IconSearch size={18} />}>
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
