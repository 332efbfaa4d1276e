/** /terms: what people and the product may expect of each other. */
import { useLingui } from "@lingui/react/macro";

import { pages } from "#features/paths.ts";
import { LegalPage } from "./legal-page.tsx";
import { useBrand } from "../use-brand.ts";

export default function TermsScreen() {
  const { t } = useLingui();
  const { name, contactEmail } = useBrand();
  return (
    <LegalPage
      title={t`Terms`}
      description={t`What you and ${name} may expect of each other.`}
      path={pages.terms}
      sections={[
        {
          title: t`What this is`,
          paragraphs: [
            t`On ${name} educators look for work and programs for young children look for educators. We are not the employer: whom a program hires, and on what terms, is agreed between the two.`,
            t`It is free for educators. Programs pay only for a plan they choose, and see its price before they do.`,
          ],
        },
        {
          title: t`What we ask of everyone`,
          paragraphs: [
            t`Say what is true, about yourself, your program and your jobs. Use your own name, and keep your password to yourself.`,
            t`Be kind. No harassment, no advertising, nothing that harms children or anybody else, and no collecting of other people's data.`,
          ],
        },
        {
          title: t`What we ask of programs`,
          paragraphs: [
            t`Post only jobs that exist, with the pay you mean to give. Treat applicants alike, as the law asks, and never ask them for money.`,
            t`Make the checks that the law asks of you before somebody works with children. We do not make them for you.`,
          ],
        },
        {
          title: t`What you write and upload`,
          paragraphs: [
            t`It stays yours. You allow us to show it to those whom the privacy policy names, for as long as it is here.`,
          ],
        },
        {
          title: t`When something goes wrong`,
          paragraphs: [
            t`We may take down what breaks these terms, and suspend an account that does. We say why, and you can ask us to look again.`,
            t`We do our best that the site works and is correct, and cannot promise that it always is.`,
          ],
        },
        {
          title: t`The end, and changes`,
          paragraphs: [
            t`You can delete your account in your settings at any time. If these terms change in something that matters to you, we write to you first.`,
            t`Questions? Write to ${contactEmail}.`,
          ],
        },
      ]}
    />
  );
}
