/** Templates that every employer has beside its own, in the reader's language: `i18n._(body, unfilledPlaceholders)`. */

/** Leaves the placeholders in place while a built-in text is translated; `fillTemplate` fills them. */
export const unfilledPlaceholders = { firstName: "{firstName}", jobTitle: "{jobTitle}" };

export const builtInTemplates = [
  {
    id: "thanks",
    name: /*i18n*/ "Thanks for applying",
    body: /*i18n*/ "Hi {firstName}, thank you for applying for {jobTitle}. We're reading your application and will write again within a few days.",
  },
  {
    id: "invite",
    name: /*i18n*/ "Let's talk",
    body: /*i18n*/ "Hi {firstName}, we liked your application for {jobTitle} and would love to get to know you. When would be a good time to talk this week?",
  },
  {
    id: "visit",
    name: /*i18n*/ "Come and see us",
    body: /*i18n*/ "Hi {firstName}, would you like to visit our classrooms and meet the team? Tell us which days suit you.",
  },
  {
    id: "found",
    name: /*i18n*/ "We found your profile",
    body: /*i18n*/ "Hi {firstName}, your experience caught our eye. We're looking for {jobTitle}. Would you like to hear more?",
  },
  {
    id: "more",
    name: /*i18n*/ "One more question",
    body: /*i18n*/ "Hi {firstName}, before we go on, could you tell us when you could start and which hours suit you best?",
  },
] as const;
