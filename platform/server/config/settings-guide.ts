/** `npm run settings`: writes docs/guides/settings.md from the settings themselves. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "./settings.ts";

export const guideFile = join(import.meta.dirname, "../../../docs/guides/settings.md");

export function settingsGuide(): string {
  const rows = Object.values(settings).map(
    ({ name, fallback, about, defaultNote }) =>
      `| \`${name}\` | ${defaultNote ?? (fallback ? `\`${fallback}\`` : "none")} | ${about} |`,
  );
  return `# Settings

All settings are environment variables, read once at the start; a bad value is named and nothing is started.
This page is made by \`npm run settings\` from \`platform/server/config/settings.ts\`.

| name | default | what it is |
| --- | --- | --- |
${rows.join("\n")}
`;
}

if (import.meta.main) writeFileSync(guideFile, settingsGuide());
