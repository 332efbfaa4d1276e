/** A refusal: one sentence saying what is wrong and what to do, shown to the person at the terminal without a stack. */
export class CommandError extends Error {
  override name = "Refusal";
}
