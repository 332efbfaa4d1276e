/** Sends a hiring update of either side. */
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useQueryClient } from "@tanstack/react-query";

import { call } from "#platform/web/api-client/api.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import type { z } from "zod";
import type { educatorUpdate, employerUpdate } from "../hiring-update.ts";

type EducatorUpdate = z.input<typeof educatorUpdate>;
type EmployerUpdate = z.input<typeof employerUpdate>;

const useReport = <T extends EducatorUpdate | EmployerUpdate>(at: string) => {
  const client = useQueryClient();
  return useWrite(async (attributes: T) => {
    await call(at, { method: "POST", body: { data: { type: "hiring_updates", attributes } } });
    for (const type of ["system_notifications", "job_applications", "hiring_updates"])
      void refetchType(client, type);
  });
};

export const useEducatorUpdate = () => useReport<EducatorUpdate>("user_profile/hiring_updates");
export const useEmployerUpdate = () => useReport<EmployerUpdate>("employer/hiring_updates");
