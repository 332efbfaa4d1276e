/** What the profile still lacks, said before it goes out; it does not keep anybody from applying. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconInfoCircle } from "@tabler/icons-react";
import { Link } from "react-router";

import { anchorOf } from "#features/educators/profile-anchors.ts";
import { pages } from "#features/paths.ts";
import type { OwnProfile } from "./apply-draft.ts";
import classes from "./apply.module.css";

/** Asked for on this very page. */
const inline = ["firstName", "lastName", "zipCode"];

export function MissingInProfile({ profile }: { profile: OwnProfile }) {
  const { t, i18n } = useLingui();
  const missing = profile.missingRequiredFields.filter((name) => !inline.includes(name));
  const words: Record<string, string> = {
    workHistories: t`your work history`,
    educationHistories: t`your education`,
  };
  const named = missing.filter((name) => Object.hasOwn(words, name));
  const answers = missing.length - named.length;
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  const parts = list.format(named.map((name) => words[name]!));
  return (
    <div className={classes.note}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
      <div>
        <p>
          <strong>
            <Trans>Your profile is not finished yet</Trans>
          </strong>
        </p>
        {named.length > 0 && (
          <p>
            <Trans>The employer can't see {parts}.</Trans>
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
    </div>
  );
}
