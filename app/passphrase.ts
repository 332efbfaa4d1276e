/** The passphrase of a backup: from the settings, or typed at the terminal without being shown. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Config } from "#platform/server/config.ts";
import { Refusal } from "#platform/shared/refusal.ts";

const leastCharacters = 12;

/** @throws Refusal where there is none, it is too short, or it was typed differently the second time. */
export async function backupPassphrase(
  { backupPassphrase: given }: Pick<Config, "backupPassphrase">,
  { isNew }: { isNew: boolean },
): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new Refusal(
      "BACKUP_PASSPHRASE is not set: a backup holds everybody's data and is always encrypted.",
    );
  const typed = await askHidden("Passphrase of the backup: ");
  if (isNew && typed.length < leastCharacters)
    throw new Refusal(`The passphrase needs at least ${leastCharacters} characters.`);
  if (isNew && typed !== (await askHidden("Once more: "))) throw new Refusal("These were two passphrases.");
  return typed;
}

async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}
