/** Whose house it is as well: an employer with a brand of its own, shown with the one of the site. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import classes from "./co-brand.module.css";
import { useCurrentEmployerProfile } from "./current-employer-profile.ts";

export interface OwnBrand {
  id: string;
  name: string;
  logo: { mediumUrl: string } | null;
}

interface CoBrandProps {
  /** Null where the employer has none. */
  brand: OwnBrand | null | undefined;
  /** In the middle of a page, not across it. */
  isInline?: boolean;
}

/** On pages about an employer. Its own people have the strip above every page. */
export function CoBrand({ brand, isInline }: CoBrandProps) {
  const own = useOwnBrand();
  return own?.id === brand?.id ? null : <Strip brand={brand} isInline={isInline} />;
}

/** Under the header, for who acts for such an employer. */
export const OwnCoBrand = () => <Strip brand={useOwnBrand()} />;

const useOwnBrand = () => useCurrentEmployerProfile()?.employer?.brand;

/** Nothing where the site is that very brand's. */
function Strip({ brand, isInline }: CoBrandProps) {
  const { t } = useLingui();
  const { id, name } = useBrand();
  // Only its id is known where it was not included.
  if (!brand?.name || brand.id === id) return null;
  const { name: own, logo } = brand;
  return (
    <aside aria-label={t`${own} with ${name}`} className={classes.strip} data-inline={isInline || undefined}>
      {logo ? <img src={logo.mediumUrl} alt={own} height={28} /> : <strong>{own}</strong>}
      <span className="small">
        <Trans>with {name}</Trans>
      </span>
    </aside>
  );
}
