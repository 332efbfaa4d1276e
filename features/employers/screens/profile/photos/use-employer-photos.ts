/** Changes of a program's gallery, one after another, each upon the photos as they are now. */
import { useRef } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { resourcePath } from "#platform/web/api-client/collection-path.ts";
import { linkOne } from "#platform/web/api-client/document.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { Employer } from "../../../employer.ts";
import type { EmployerPhoto } from "../../../employer-photo.ts";

export type EditPhotos = (photos: readonly EmployerPhoto[]) => readonly EmployerPhoto[];

/** `save(edit)` rejects with an `ApiError`. Several photos arrive at once, and a colleague may be at work too. */
export function useEmployerPhotos(employer: { id: string }) {
  const change = useChange(Employer);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const store = async (edit: EditPhotos) => {
    const answer = await call(resourcePath(Employer, employer.id));
    const photos = edit(linkOne(Employer, answer).photos).map(({ id, description }) => ({ id, description }));
    await change.run(employer, { photos }, answer.etag ? { ifMatch: answer.etag } : {});
  };
  return (edit: EditPhotos): Promise<void> => {
    const stored = queue.current.then(() => store(edit));
    queue.current = stored.catch(() => undefined);
    return stored;
  };
}
