/** "I agree to the terms": the label of the checkbox, with links that leave the form as it is. */
import { Trans } from "@lingui/react/macro";

import { useLegalLinks } from "#features/brands/screens/legal/legal-links.ts";

export function Terms() {
  const { terms, privacy } = useLegalLinks();
  return (
    <Trans>
      I agree to the{" "}
      <a href={terms} target="_blank" rel="noreferrer">
        terms
      </a>{" "}
      and the{" "}
      <a href={privacy} target="_blank" rel="noreferrer">
        privacy policy
      </a>
    </Trans>
  );
}
