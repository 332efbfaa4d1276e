/** The public details of the program: photo, description and contact details. */
import { Trans } from "@lingui/react/macro";

import { PhotoPicker } from "#platform/web/ui/media/photo-picker.tsx";
import { useChange } from "#platform/web/data/use-change.ts";
import { Employer } from "../../employer.ts";
import { AboutForm } from "./about.form.tsx";
import { EmployerAbilities } from "./employer-abilities.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./employer-profile.module.css";
import type { EmployerResource } from "./use-employer-profile.ts";

interface AboutSectionProps {
  employer: EmployerResource;
  etag: string | undefined;
}

export function AboutSection({ employer, etag }: AboutSectionProps) {
  const change = useChange(Employer);
  return (
    <Stack gap={24}>
      <div id="photo" className={classes.part}>
        <PhotoPicker
          id={employer.id}
          name={employer.name}
          purpose="profile_image"
          current={employer.profileImage}
          save={(profileImage) => change.run(employer, { profileImage })}
          hint={
            <Trans>
              Your building, your logo or a classroom. JPG or PNG, up to 5 MB. It is cut to a square.
            </Trans>
          }
        />
      </div>
      <AboutForm employer={employer} etag={etag} />
      <EmployerAbilities employer={employer} />
    </Stack>
  );
}
