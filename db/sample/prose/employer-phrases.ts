/** Sentences programs describe themselves with. {center}, {city}, {year}, {places} are filled in. */

export const histories: readonly string[] = [
  "{center} opened in {year} in a former hardware store, and the long counter is still where children paint.",
  "Two sisters started {center} in {year} because neither could find care in {city} that they would have chosen for their own children.",
  "Since {year} {center} has looked after children in this part of {city}; some of today's parents napped here themselves.",
  "{center} began in {year} with six children in a living room. Today there are {places} places and a proper kitchen.",
  "Founded in {year} by three kindergarten teachers, {center} is still run by people who teach.",
  "What was a dance studio until {year} is now {center}: high windows, a sprung floor, and room for {places} children.",
  "{center} has been part of {city} since {year}, through two moves, one flood and about four thousand birthdays.",
  "A group of neighbors in {city} founded {center} in {year} and still elects its board every fall.",
  "{center} was built in {year} around an old pecan tree. The tree is the best teacher we have.",
  "When the mill closed, its canteen became {center}. That was in {year}, and the bread oven still works.",
  "In {year} we opened the doors of {center} with a promise: teachers first, because that is what is good for children.",
  "{center} is a family business in {city}, started in {year} and now led by the second generation.",
];

export const beliefs: readonly string[] = [
  "We believe that play is the work, and that adults are there to notice it, name it and make it possible.",
  "Children here spend at least two hours outside, cook once a week, and settle more arguments by themselves than you would think.",
  "Our days are slow on purpose: few transitions, long mornings, and time to finish what was started.",
  "We teach in two languages, read in many, and cook from every family's table.",
  "Every classroom has a reading corner, a workbench and a plan for rainy days.",
  "We follow the children's questions and write down where they lead; the hallway walls tell the stories.",
  "Teachers plan together, paid, every week. It shows in the rooms.",
  "We include children of all abilities in every group and have done so from the first day.",
  "Families eat with us on the first Friday of the month, and nobody leaves early.",
  "Our garden feeds the kitchen from May to October, and the compost feeds the garden.",
  "We keep groups small, teachers long, and screens out.",
  "Art is not a subject here. It is how children tell us what they think.",
  "We take care of teachers so that they can take care of children: real breaks, fair pay, and time to learn.",
  "Routines are gentle and firm, and every child knows what comes next.",
  "There is a rocking chair in every room, and it is used by everybody.",
];

export const practicals: readonly string[] = [
  "We are licensed for {places} children and open from 6:30 am to 6 pm.",
  "Open on weekdays from 7 am to 5:30 pm, with early care by arrangement.",
  "Our {places} places are full most of the year; a third of them are paid for by the state.",
  "We take part in the state's quality rating and are proud of the last visit.",
  "School-year program from late August to early June, with summer weeks for those who need them.",
  "We accept subsidies, and no family is told what another one pays.",
  "Meals come from our own kitchen; allergies are on the wall and in every head.",
  "The nearest bus stop is two minutes away, and staff park for free.",
];
