/** What `npm start` prints when everything runs: where it is, and who can sign in. */
import { sampleSignIns } from "#db/sample/sign-ins.ts";
import type { Config } from "#platform/server/config.ts";

export function welcome(config: Config, milliseconds: number): void {
  const { publicUrl } = config;
  const lines = [
    "",
    `Cubby is ready after ${(milliseconds / 1000).toFixed(1)} s.`,
    "",
    `  web        ${publicUrl}`,
    `  API        ${publicUrl}/api/docs`,
    ...(config.sample
      ? [`  mail       ${publicUrl}/dev/mail`, "", "Sample sign-ins (mail address, password):", ""]
      : []),
    ...(config.sample
      ? sampleSignIns.map(({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`)
      : []),
    "",
    "Ctrl-C ends all of it.",
  ];
  console.log(lines.join("\n"));
}
