/**
 * What the answer to a question of ours states, as a fact about an educator: employers read "Schedule: Full-time" and
 * not the form that asked for it. A question that an operator wrote has its own label only.
 */
const factLabels = new Map<string, string>([
  ["about_me", /*i18n*/ "In their own words"],
  ["languages_spoken", /*i18n*/ "Languages"],
  ["work_experience", /*i18n*/ "Work with children, as they put it"],
  ["age_groups_experience", /*i18n*/ "Ages taught"],
  ["educational_philosophy", /*i18n*/ "Approaches"],
  ["is_adult", /*i18n*/ "18 or older"],
  ["may_work_in_us", /*i18n*/ "May work in the United States"],
  ["sponsorship_needed", /*i18n*/ "Visa"],
  ["background_check", /*i18n*/ "Agrees to a background check"],
  ["completed_ece_credits", /*i18n*/ "ECE credits"],
  ["college_credit_types", /*i18n*/ "Credits in"],
  ["first_aid_cpr", /*i18n*/ "First aid and CPR card"],
  ["first_aid_cpr_expires", /*i18n*/ "Card valid until"],
  ["trainings", /*i18n*/ "Trainings"],
  ["job_search_status", /*i18n*/ "Job search"],
  ["desired_role", /*i18n*/ "Roles"],
  ["desired_job", /*i18n*/ "Job titles"],
  ["availability", /*i18n*/ "Schedule"],
  ["desired_start_month", /*i18n*/ "Seasonal work from"],
  ["desired_location", /*i18n*/ "Place of work"],
  ["desired_age_group", /*i18n*/ "Age groups"],
  ["desired_start", /*i18n*/ "Start"],
  ["notice_period", /*i18n*/ "Notice"],
  ["desired_start_date", /*i18n*/ "Start after"],
  ["expected_compensation", /*i18n*/ "Hourly pay"],
]);

/** In English, for the catalogue. */
export const answerFactLabel = (name: string | null | undefined, questionLabel: string): string =>
  factLabels.get(name ?? "") ?? questionLabel;
