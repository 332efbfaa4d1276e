/** The social networks of a brand: a name and an address each. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconTrash from "~icons/tabler/trash";

import { brandLinks } from "#features/brands/brand.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { RecordFieldProps } from "./record-extensions.ts";

/** As typed: an address may still be half an address. */
type Typed = { name: string; url: string }[];

const maxLinks = 8;

export function SocialLinksField({ id, value, onChange }: RecordFieldProps) {
  const { t } = useLingui();
  const links: Typed = Array.isArray(value) ? (value as Typed) : [];
  const set = (index: number, link: Typed[number]) => onChange(links.with(index, link));
  const isWrong = !brandLinks.shape.social.safeParse(links).success;
  return (
    <Stack gap={12}>
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- names and addresses are typed while they are new
        <Cluster key={index} gap={8} align="end">
          <div>
            <label htmlFor={`${id}-${index}-name`} className={field.label}>
              <Trans>Name</Trans>
            </label>
            <input
              id={`${id}-${index}-name`}
              className={field.input}
              value={link.name}
              maxLength={40}
              onChange={(event) => set(index, { ...link, name: event.currentTarget.value })}
            />
          </div>
          <div>
            <label htmlFor={`${id}-${index}-url`} className={field.label}>
              <Trans>Address</Trans>
            </label>
            <input
              id={`${id}-${index}-url`}
              className={field.input}
              type="url"
              inputMode="url"
              value={link.url}
              onChange={(event) => set(index, { ...link, url: event.currentTarget.value })}
            />
          </div>
          <IconButton
            label={t`Remove ${link.name || link.url}`}
            icon={IconTrash}
            onClick={() => onChange(links.toSpliced(index, 1))}
          />
        </Cluster>
      ))}
      {links.length > 0 && isWrong && (
        <p className="small danger">
          <Trans>Enter whole addresses, like https://example.org</Trans>
        </p>
      )}
      {links.length < maxLinks && (
        <Cluster>
          <Button variant="outline" onClick={() => onChange([...links, { name: "", url: "" }])}>
            <Trans>Add a network</Trans>
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
