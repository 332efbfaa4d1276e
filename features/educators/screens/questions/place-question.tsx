/**
 * A place: typed with suggestions. A picked place is stored with its coordinates; a typed one only by its
 * text.
 */
import { isRecord } from "#platform/shared/is-record.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Place } from "#features/places/place.ts";
import { PlaceField, type PlaceRecord } from "#features/places/screens/place-field.tsx";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";

import { answerValue } from "../../answer-value.ts";
import { questionTexts } from "./question-texts.ts";
import type { QuestionControl } from "./question-frame.tsx";

export function PlaceQuestion({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  const { label, placeholder } = questionTexts(i18n, question);
  const place = answerValue(value);
  const isPicked = isRecord(place);
  const address = isPicked ? String(place.address ?? "") : value;
  const pick = (found: PlaceRecord) => {
    const { id, lat, lng } = found;
    onChange(JSON.stringify({ address: found.label, lat, lng, placeId: id }));
  };
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  /**
   * The one place that the typed text means, if there is exactly one: nobody has to pick what they typed in
   * full.
   */
  const saveTypedPlace = async () => {
    const text = address.trim();
    const found = isPicked || text.length < 2 ? undefined : await placeMeant(text);
    if (found && latest.current === value) pick(found);
    control.onBlur();
  };
  return (
    <PlaceField
      label={label}
      control={control}
      hint={placeholder}
      value={address}
      onChange={onChange}
      onPick={pick}
      onLeave={() => void saveTypedPlace()}
    />
  );
}

async function placeMeant(text: string): Promise<PlaceRecord | undefined> {
  try {
    const answer = await call(collectionPath(Place, { filter: { address: text } }));
    return linkAll(Place, answer)[0];
  } catch {
    // Without a connection the text is saved as typed.
    return undefined;
  }
}
