/** What `npm start` prints when everything runs: the address, and who can sign in. */
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import type { Config } from "#platform/server/config/config.ts";

export function welcomeMessage(config: Config, milliseconds: number): void {
  const { publicUrl, sample } = config;
  const signIns = (["educator", "employer", "operator"] as const).map(
    (role) => `  ${role.padEnd(10)} ${demoAccounts[role].email}  ${demoAccounts[role].password}`,
  );
  const lines = [
    "",
    `Cubby is ready after ${(milliseconds / 1000).toFixed(1)} s.`,
    "",
    `  web        ${publicUrl}`,
    `  API        ${publicUrl}/api/docs`,
    ...(sample
      ? [
          `  mail       ${publicUrl}/dev/mail`,
          "",
          "Sample sign-ins (mail address, password):",
          "",
          ...signIns,
        ]
      : []),
    "",
    "Ctrl-C ends all of it.",
  ];
  console.log(lines.join("\n"));
}
