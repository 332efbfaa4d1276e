/** The employer, at the end of a job: a picture, a short description, and a link to the employer's page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { centerTypeLabels } from "#features/employers/screens/employer-labels.ts";
import { employerPath } from "#features/paths.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { RichText } from "#platform/web/ui/data/rich-text.tsx";
import { labelFor } from "#platform/web/i18n/labels.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-details.module.css";
import type { EmployerRecord } from "../job-records.ts";
import { JobSection, type HeadingLevel } from "./job-section.tsx";

export function AboutEmployer({ employer, level }: { employer: EmployerRecord; level: HeadingLevel }) {
  const { t, i18n } = useLingui();
  const { id, name, slug, about, centerType, profileImage } = employer;
  return (
    <JobSection title={t`About the employer`} level={level}>
      <Row gap={12}>
        <Avatar id={id} name={name} src={profileImage?.smallUrl} size={56} />
        <div>
          <div className={classes.placeName}>{name}</div>
          {centerType && <div className="small muted">{labelFor(i18n, centerTypeLabels, centerType)}</div>}
        </div>
      </Row>
      {about && <RichText html={about} />}
      <p>
        <Link to={employerPath(slug)}>
          <Trans>More about {name}</Trans>
        </Link>
      </p>
    </JobSection>
  );
}
