/** What a new member of a team reads before choosing a password. */
export interface JoinedTeam {
  program: string;
  /** Whoever invited them, by name. */
  inviter: string;
}
