/** "I agree to the terms": the label of the checkbox, with a link to the brand's own page where it has one. */
import { Trans } from "@lingui/react/macro";

import { useBrand } from "#features/brands/screens/use-brand.ts";

export function Terms() {
  const { privacy } = useBrand().links;
  if (!privacy) return <Trans>I agree to the terms and the privacy policy</Trans>;
  return (
    <Trans>
      I agree to the terms and the{" "}
      <a href={privacy} target="_blank" rel="noreferrer">
        privacy policy
      </a>
    </Trans>
  );
}
