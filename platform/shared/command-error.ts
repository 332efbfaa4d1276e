/**
 * A failed command: one sentence saying what is wrong and what to do, printed at the terminal without a
 * stack.
 */
export class CommandError extends Error {
  override name = "Refusal";
}
