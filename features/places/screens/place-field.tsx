/** Where: a town or a ZIP, with suggestions while it is typed. What is typed counts even if nothing is picked. */
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { useDebouncedValue } from "#platform/web/hooks/use-debounced.ts";
import type { Control } from "#platform/web/ui/form/field.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { Place } from "../place.ts";
import { UseMyLocation } from "./use-my-location.tsx";
import classes from "./place-field.module.css";

export type PlaceRecord = ResourceOf<typeof Place>;

interface PlaceFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onPick: (place: PlaceRecord) => void;
  hint?: string | undefined;
  /** Inside a form's field, which has the label already. */
  control?: Control;
  /** Offers the browser's own location. */
  canUseLocation?: boolean;
  /** The focus goes elsewhere: what is typed is all there will be. */
  onLeave?: () => void;
}

export function PlaceField(props: PlaceFieldProps) {
  const { label, value, onChange, onPick, hint, control, canUseLocation, onLeave } = props;
  const { t } = useLingui();
  const own = useId();
  const id = control?.id ?? own;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const places = useSuggestions(isOpen ? value : "");
  // A whole ZIP needs no choice: its one suggestion would only cover what stands below, unless the keys ask for it.
  const isWhole = at < 0 && places.length === 1 && places[0]!.zip === value.trim();
  const isShown = isOpen && places.length > 0 && !isWhole;
  const pick = (place: PlaceRecord) => {
    setOpen(false);
    onPick(place);
  };
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && places.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + places.length + (at < 0 && step < 0 ? 1 : 0)) % places.length);
    } else if (event.key === "Enter" && isShown && places[at]) {
      event.preventDefault();
      pick(places[at]);
    } else if (event.key === "Escape" && (isShown || value)) {
      // Closes the list first, then empties the field; only then it belongs to a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      if (isShown) setOpen(false);
      else onChange("");
    }
  };
  return (
    <div
      className={classes.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        onLeave?.();
      }}
    >
      {!control && (
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
      )}
      <input
        id={id}
        name="address"
        aria-describedby={control?.["aria-describedby"]}
        aria-invalid={control?.["aria-invalid"]}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className={field.input}
        data-with-location={canUseLocation || undefined}
        placeholder={hint}
        value={value}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && places[at] ? `${id}-${at}` : undefined}
        onChange={(event) => {
          setOpen(true);
          setAt(-1);
          onChange(event.currentTarget.value);
        }}
        onKeyDown={press}
      />
      {canUseLocation && <UseMyLocation onPick={pick} className={classes.location} />}
      <div id={`${id}-list`} role="listbox" aria-label={t`Places`} hidden={!isShown} className={classes.list}>
        {places.map((place, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
          <Row
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(place)}
          >
            {place.label}
          </Row>
        ))}
      </div>
    </div>
  );
}

/** One letter suggests half the country, and every letter typed need not be asked. */
const minLetters = 2;
const debounceMs = 150;
const none: PlaceRecord[] = [];

function useSuggestions(text: string): PlaceRecord[] {
  const query = useDebouncedValue(text.trim(), debounceMs, "");
  const isLongEnough = query.length >= minLetters && text.trim().length >= minLetters;
  const { data } = useCollection(Place, { filter: { q: query }, enabled: isLongEnough });
  return isLongEnough ? (data ?? none) : none;
}
