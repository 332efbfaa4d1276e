/** Whether an employer's plan lets it write to people it found in search. */

/** Every employer is on the trial of the plan Growth. */
export async function hasActivePlan(_employer: { id: string }): Promise<boolean> {
  return true;
}
