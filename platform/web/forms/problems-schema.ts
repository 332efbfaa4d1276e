/** A schema for forms whose problems are found by a function of their own: the message by the name of its field. */
import { z } from "zod";

export const problemsSchema = (find: () => Iterable<readonly [name: string, message: string]>) =>
  z.any().superRefine((_values, context) => {
    for (const [name, message] of find())
      context.addIssue({ code: "custom", path: name.split("."), message });
  });
