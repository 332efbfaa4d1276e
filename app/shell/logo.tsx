/** The brand's logo, or its name in the display face. */
import { Link } from "react-router";

import { useBrand } from "#features/brands/screens/use-brand.ts";
import classes from "./shell.module.css";

export function Logo({ to }: { to: string }) {
  const { logo, name } = useBrand();
  return (
    <Link to={to} className={classes.logo}>
      {logo ? <img src={logo.mediumUrl} alt={name} height={32} /> : name}
    </Link>
  );
}
