/** The fixed cast: the people everybody signs in as, in the demo, in tests and in journeys. */

export const cast = {
  educator: {
    email: "educator@cubby.example",
    password: "paper-boats-at-noon",
    firstName: "Maya",
    lastName: "Torres",
    slug: "maya-torres",
  },
  employer: {
    email: "employer@cubby.example",
    password: "red-wagon-parade",
    firstName: "Grace",
    lastName: "Okafor",
    /** Two employers, one account: the profile to act as is chosen after signing in. */
    employers: [
      {
        name: "Curious Otter Early Learning Center",
        slug: "curious-otter-early-learning-center",
        position: "Director",
      },
      { name: "Maple & Moon Montessori", slug: "maple-and-moon-montessori", position: "Head of School" },
    ],
  },
  operator: {
    email: "operator@cubby.example",
    password: "lantern-in-the-attic",
    firstName: "Sam",
    lastName: "Whitlock",
  },
} as const;

/** The job the sample educator has applied for, at the first of the sample employer's two programs. */
export const castJob = { slug: "lead-toddler-teacher-austin-otter1", title: "Lead Toddler Teacher" } as const;

/** Everybody else shares one password, so that any account of the sample can be tried. */
export const crowdPassword = "sample-people-only";
