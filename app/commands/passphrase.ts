/** The passphrase of a backup: from the settings, or typed at the terminal without echo. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Config } from "#platform/server/config/config.ts";
import { CommandError } from "#platform/shared/command-error.ts";

const minLength = 12;

/** @throws CommandError where it is missing, too short, or the repetition differs. */
export async function backupPassphrase(
  { backupPassphrase: configured }: Pick<Config, "backupPassphrase">,
  { isNew }: { isNew: boolean },
): Promise<string> {
  if (configured) return configured;
  if (!process.stdin.isTTY)
    throw new CommandError(
      "BACKUP_PASSPHRASE is not set: a backup holds everybody's data and is always encrypted.",
    );
  const typed = await promptHidden("Passphrase of the backup: ");
  if (isNew && typed.length < minLength)
    throw new CommandError(`The passphrase needs at least ${minLength} characters.`);
  if (isNew && typed !== (await promptHidden("Once more: ")))
    throw new CommandError("These were two passphrases.");
  return typed;
}

async function promptHidden(question: string): Promise<string> {
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
