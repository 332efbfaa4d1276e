/** Pictures that somebody else put up, each to be taken away: for those who moderate. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useWrite } from "../../data/use-write.ts";
import { toast } from "../feedback/toast.ts";
import { Button } from "../form/button.tsx";
import { Cluster, Stack } from "../layout/stack.tsx";
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx";
import classes from "./picture-list.module.css";

export interface Picture {
  id: string;
  url: string;
  /** What is to be seen on it. */
  description: string;
}

interface PictureListProps {
  pictures: readonly Picture[];
  /** Absent where the reader may only look. */
  remove?: ((picture: Picture) => Promise<unknown>) | undefined;
}

export function PictureList({ pictures, remove }: PictureListProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Picture | null>(null);
  const write = useWrite(async (picture: Picture) => {
    await remove?.(picture);
    setAsked(null);
    toast(t`Removed`);
  });
  const run = (picture: Picture) =>
    void write.run(picture).catch((error: Error) => toast(error.message, { tone: "error" }));
  return (
    <>
      <Cluster as="ul" gap={16} align="start">
        {pictures.map((picture) => {
          const { id, url, description } = picture;
          return (
            <Stack as="li" key={id} gap={8}>
              <img src={url} alt={description || t`Picture`} className={classes.picture} loading="lazy" />
              {remove && (
                <Button
                  variant="outline"
                  color="red"
                  size="small"
                  aria-label={t`Remove the picture ${description || id.slice(-8)}`}
                  onClick={() => setAsked(picture)}
                >
                  <Trans>Remove</Trans>
                </Button>
              )}
            </Stack>
          );
        })}
      </Cluster>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t`Remove this picture?`}
        cancelLabel={t`Keep`}
        confirm={t`Remove`}
        isBusy={write.isRunning}
        onConfirm={() => asked && run(asked)}
        onCancel={() => setAsked(null)}
      >
        <Trans>Nobody sees it any more. It is written down who removed it.</Trans>
      </ConfirmDialog>
    </>
  );
}
