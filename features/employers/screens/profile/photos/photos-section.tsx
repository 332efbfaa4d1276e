/** The gallery of a program's public page: adding photos, describing them, their order, and removing them. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { type EmployerPhoto, maxEmployerPhotos, movePhoto } from "../../../employer-photo.ts";
import type { EmployerResource } from "../use-employer-profile.ts";
import { AddPhotos } from "./add-photos.tsx";
import { PhotoCard } from "./photo-card.tsx";
import classes from "./photos.module.css";
import { useEmployerPhotos } from "./use-employer-photos.ts";

/** Where the focus goes once a photo has moved: its button for the same direction, while it has one. */
interface Moved {
  id: string;
  by: -1 | 1;
}

export function PhotosSection({ employer }: { employer: EmployerResource }) {
  const { t } = useLingui();
  const { photos } = employer;
  const save = useEmployerPhotos(employer);
  const [status, setStatus] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<Moved | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-photo="${id}"] [data-by]`);
    const open = [...(buttons ?? [])].filter(({ disabled }) => !disabled);
    (open.find(({ dataset }) => dataset["by"] === String(by)) ?? open[0])?.focus();
  }, [photos]);

  const move = async (photo: EmployerPhoto, by: -1 | 1) => {
    const place = (all: readonly EmployerPhoto[]) => all.findIndex(({ id }) => id === photo.id);
    moved.current = { id: photo.id, by };
    try {
      await save((all) => (place(all) < 0 ? all : movePhoto(all, place(all), by)));
      setStatus(t`Photo moved to place ${place(photos) + by + 1} of ${photos.length}`);
    } catch {
      moved.current = null;
      couldNotSave();
    }
  };
  const remove = async (photo: EmployerPhoto, index: number) => {
    const without = (all: readonly EmployerPhoto[]) => all.filter(({ id }) => id !== photo.id);
    const undo = () => void save((all) => without(all).toSpliced(index, 0, photo)).catch(couldNotSave);
    try {
      await save(without);
      toast(t`Photo removed`, { undo });
    } catch {
      couldNotSave();
    }
  };
  return (
    <Stack gap={16}>
      <p className="small muted">
        <Trans>
          Rooms, the garden, the team at work: educators see up to {maxEmployerPhotos} photos on your public
          page, in this order. Show children only with their parents' permission.
        </Trans>
      </p>
      {photos.length > 0 && (
        <ul ref={list} className={classes.photos}>
          {photos.map((photo, index) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              number={index + 1}
              count={photos.length}
              onMove={(by) => void move(photo, by)}
              onRemove={() => void remove(photo, index)}
              describe={(description) =>
                save((all) => all.map((one) => (one.id === photo.id ? { ...one, description } : one)))
              }
            />
          ))}
        </ul>
      )}
      <AddPhotos
        count={photos.length}
        add={(id) => save((all) => [...all, { id, description: "" }])}
        onAdded={() => setStatus(t`Photo added`)}
      />
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </Stack>
  );
}
