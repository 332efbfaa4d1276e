/** What each feature adds to its rows in the console. */
import { AccountParts } from "#features/operators/screens/console/account-parts.tsx";
import { BrandFormPreview } from "#features/operators/screens/console/brand-form-preview.tsx";
import { BrandParts } from "#features/operators/screens/console/brand-parts.tsx";
import { LogoField } from "#features/operators/screens/console/logo-field.tsx";
import {
  PlanBenefitPreview,
  PlanParts,
  PriceParts,
  PricePreview,
} from "#features/plans/screens/console/plan-parts.tsx";
import type { RecordExtensions } from "#features/operators/screens/console/record-extensions.ts";

export const recordExtensions: RecordExtensions = {
  parts: { account: AccountParts, brands: BrandParts, plans: PlanParts, prices: PriceParts },
  fields: { brands: { logo: LogoField } },
  previews: { brands: BrandFormPreview, plan_benefits: PlanBenefitPreview, prices: PricePreview },
};
