/** Lists what the profile still lacks; it does not prevent applying. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import IconInfoCircle from "~icons/tabler/info-circle";
import { Link } from "react-router";

import { anchorOf } from "#features/educators/profile-anchors.ts";
import { pages } from "#features/paths.ts";
import type { MyProfile } from "./apply-draft.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./apply.module.css";

/** Fields of this page. */
const fieldsOnThisPage = ["firstName", "lastName", "zipCode"];

export function IncompleteProfileNote({ profile }: { profile: MyProfile }) {
  const { t, i18n } = useLingui();
  const missing = profile.missingRequiredFields.filter((name) => !fieldsOnThisPage.includes(name));
  const labels: Record<string, string> = {
    workHistories: t`your work history`,
    educationHistories: t`your education`,
  };
  const namedFields = missing.filter((name) => Object.hasOwn(labels, name));
  const answers = missing.length - namedFields.length;
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  const parts = list.format(namedFields.map((name) => labels[name]!));
  return (
    <Row gap={12} align="stretch" surface="info" padding={16} className={classes.note}>
      <IconInfoCircle />
      <div>
        <p>
          <strong>
            <Trans>Your profile is not finished yet</Trans>
          </strong>
        </p>
        {namedFields.length > 0 && (
          <p>
            <Trans>You haven't added {parts} yet.</Trans>
          </p>
        )}
        {answers > 0 && (
          <p>
            <Plural
              value={answers}
              one="# question about you has no answer."
              other="# questions about you have no answer."
            />
          </p>
        )}
        <p className="small muted">
          <Trans>
            You can apply now and <Link to={`${pages.profile}#${anchorOf(missing[0]!)}`}>finish it</Link>{" "}
            afterwards.
          </Trans>
        </p>
      </div>
    </Row>
  );
}
