/** One photo of the gallery, with its description and the buttons that move and remove it. */
import { useLingui } from "@lingui/react/macro";
import IconArrowLeft from "~icons/tabler/arrow-left";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconTrash from "~icons/tabler/trash";
import { useId, useState } from "react";

import { useAutosave } from "#platform/web/forms/use-autosave.ts";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import { type EmployerPhoto, maxPhotoDescriptionLength } from "../../../employer-photo.ts";
import classes from "./photos.module.css";

interface PhotoCardProps {
  photo: EmployerPhoto;
  /** From 1. */
  number: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  describe: (description: string) => Promise<unknown>;
}

export function PhotoCard({ photo, number, count, onMove, onRemove, describe }: PhotoCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [description, setDescription] = useState(photo.description);
  const { state, saveNow } = useAutosave(description, describe);
  return (
    <Stack as="li" gap={8} className={classes.card} data-photo={photo.id}>
      <img src={photo.url} alt="" className={classes.picture} loading="lazy" />
      <label htmlFor={id} className={field.label}>{t`What photo ${number} shows`}</label>
      <input
        id={id}
        className={field.input}
        value={description}
        maxLength={maxPhotoDescriptionLength}
        placeholder={t`The toddler room with its reading corner`}
        onChange={(event) => setDescription(event.currentTarget.value)}
        onBlur={() => void saveNow()}
      />
      <Row gap={4} justify="between">
        <SaveStatus state={state} saveNow={() => void saveNow()} />
        <Row gap={4}>
          <IconButton
            label={t`Move photo ${number} earlier`}
            icon={IconArrowLeft}
            data-by="-1"
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t`Move photo ${number} later`}
            icon={IconArrowRight}
            data-by="1"
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton label={t`Remove photo ${number}`} icon={IconTrash} onClick={onRemove} />
        </Row>
      </Row>
    </Stack>
  );
}
