/** What each feature adds to its rows in the console. */
import { EducatorParts } from "#features/educators/screens/console/educator-parts.tsx";
import { ProgramParts } from "#features/employers/screens/console/program-parts.tsx";
import { ConfigField } from "#features/educators/screens/question-flow/config-field.tsx";
import { OptionsField } from "#features/educators/screens/question-flow/options-field.tsx";
import { AreaParts, QuestionParts } from "#features/educators/screens/question-flow/question-parts.tsx";
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
import { SocialLinksField } from "#features/operators/screens/console/social-links-field.tsx";
import { PromoParts } from "#features/promo-pages/screens/promo-parts.tsx";
import type { RecordExtensions } from "#features/operators/screens/console/record-extensions.ts";

export const recordExtensions: RecordExtensions = {
  parts: {
    account: AccountParts,
    brands: BrandParts,
    employers: ProgramParts,
    user_profiles: EducatorParts,
    geographies: AreaParts,
    profile_questions: QuestionParts,
    plans: PlanParts,
    prices: PriceParts,
    promo_pages: PromoParts,
  },
  fields: {
    brands: { logo: LogoField, links__social: SocialLinksField },
    profile_questions: { options: OptionsField, config: ConfigField },
  },
  previews: { brands: BrandFormPreview, plan_benefits: PlanBenefitPreview, prices: PricePreview },
};
