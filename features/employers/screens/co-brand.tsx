/** An employer's own brand, shown together with the site's. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./co-brand.module.css";
import { useCurrentEmployerProfile } from "./current-employer-profile.ts";

export interface EmployerBrand {
  id: string;
  name: string;
  logo: { mediumUrl: string } | null;
}

interface CoBrandProps {
  /** Null where the employer has none. */
  brand: EmployerBrand | null | undefined;
  /** Inside the page instead of across its full width. */
  isInline?: boolean;
}

/** On pages about an employer. Its own team has the strip on every page. */
export function CoBrand({ brand, isInline }: CoBrandProps) {
  const own = useCurrentEmployerBrand();
  return own?.id === brand?.id ? null : <Strip brand={brand} isInline={isInline} />;
}

/** Under the header, for the team of such an employer. */
export const CurrentCoBrand = () => <Strip brand={useCurrentEmployerBrand()} />;

const useCurrentEmployerBrand = () => useCurrentEmployerProfile()?.employer?.brand;

/** Renders nothing where the site has that brand itself. */
function Strip({ brand, isInline }: CoBrandProps) {
  const { t } = useLingui();
  const { id, name } = useBrand();
  // Without an include only its id is known.
  if (!brand?.name || brand.id === id) return null;
  const { name: own, logo } = brand;
  return (
    <Cluster
      as="aside"
      gap={[4, 12]}
      aria-label={t`${own} with ${name}`}
      className={classes.strip}
      data-inline={isInline || undefined}
    >
      {logo ? <img src={logo.mediumUrl} alt={own} height={28} /> : <strong>{own}</strong>}
      <span className="small">
        <Trans>with {name}</Trans>
      </span>
    </Cluster>
  );
}
