/** The brand that stands in a form, as its pages will look. */
import { brandTheme } from "#features/brands/brand.ts";
import { BrandPreview } from "#features/brands/screens/brand-preview.tsx";

export function BrandFormPreview({ values }: { values: Record<string, unknown> }) {
  const { name, loginCopy, theme } = values;
  const parsed = brandTheme.safeParse(theme);
  return (
    <BrandPreview
      name={typeof name === "string" ? name : ""}
      loginCopy={typeof loginCopy === "string" ? loginCopy : ""}
      theme={parsed.success ? parsed.data : {}}
    />
  );
}
