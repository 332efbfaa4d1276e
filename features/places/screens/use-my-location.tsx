/**
 * "Use my location": asks the browser once for the nearest known place. Where exactly that was is neither sent nor
 * stored: the point is rounded to about a mile first.
 */
import { useLingui } from "@lingui/react/macro";
import IconCurrentLocation from "~icons/tabler/current-location";
import { useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { call } from "#platform/web/api-client/api.ts";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { linkAll } from "#platform/web/api-client/document.ts";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Place } from "../place.ts";

type PlaceRecord = ResourceOf<typeof Place>;

const timeoutMs = 10_000;

export function UseMyLocation({
  onPick,
  className,
}: {
  onPick: (place: PlaceRecord) => void;
  className?: string;
}) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const place = await findPlaceHere();
      if (place) onPick(place);
      else toast(t`We know no place near you. Type a town or ZIP.`);
    } catch (error) {
      toast(
        isDenied(error)
          ? t`Your browser keeps your location to itself. Allow it there, or type a town or ZIP.`
          : t`We couldn't find your location. Type a town or ZIP.`,
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      label={t`Use my location`}
      icon={IconCurrentLocation}
      className={className}
      aria-busy={isBusy}
      onClick={() => void find()}
    />
  );
}

async function findPlaceHere(): Promise<PlaceRecord | undefined> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("This browser knows no location"));
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: timeoutMs, maximumAge: 300_000 });
  });
  const near = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
  return linkAll(Place, await call(collectionPath(Place, { filter: { near } })))[0];
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const isDenied = (error: unknown) => (error as { code?: unknown } | null)?.code === 1;
