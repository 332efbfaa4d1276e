/** The labels of a profile's parts by their wire names, for emails and reviewers. */
export const partLabels: Readonly<Record<string, string>> = {
  firstName: /*i18n*/ "First name",
  lastName: /*i18n*/ "Last name",
  phoneNumber: /*i18n*/ "Phone number",
  zipCode: /*i18n*/ "ZIP code",
  avatar: /*i18n*/ "Photo",
  workHistories: /*i18n*/ "Work history",
  educationHistories: /*i18n*/ "Education",
  certifications: /*i18n*/ "Certifications",
  videoAskAnswers: /*i18n*/ "Video answers",
  resume: /*i18n*/ "Resume",
  attachments: /*i18n*/ "Attachments",
  indeedResume: /*i18n*/ "Link to your resume",
};
