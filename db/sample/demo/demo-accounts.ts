/** The demo accounts: the people everyone signs in as, in the demo and in tests. */

export const demoAccounts = {
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
export const demoJob = { slug: "lead-toddler-teacher-austin-otter1", title: "Lead Toddler Teacher" } as const;

/** Everyone else shares one password, so that any account of the sample can be tried. */
export const samplePassword = "sample-people-only";

/** Programs that are not claimed yet; the license number proves ownership. */
export const rosterPrograms = [
  { name: "Bluebonnet Corner Nursery", license: "TX-900101", zip: "78702", address: "210 Pecan Street" },
  { name: "Copper Kettle Preschool", license: "TX-900102", zip: "78704", address: "88 Juniper Lane" },
  { name: "Marigold Lane Playhouse", license: "TX-900103", zip: "78745", address: "1402 Cedar Bend" },
  { name: "Paper Lantern Nursery School", license: "TX-900104", zip: "78731", address: "5 Willow Court" },
  { name: "Tin Whistle Toddlers", license: "TX-900105", zip: "78757", address: "731 Maple Row" },
  { name: "Weathervane Early Years", license: "TX-900106", zip: "78748", address: "16 Harvest Way" },
];
