/** The classroom of each age group: the words that job descriptions are filled with. */

export interface Room {
  room: string;
  children: string;
  many: string;
  moments: readonly string[];
}

export const rooms: Record<string, Room> = {
  Infant: {
    room: "infant room",
    children: "babies",
    many: "eight babies between six weeks and a year old",
    moments: [
      "The morning is bottles, tummy time on the big mat, and long looks out of the low window",
      "Every baby keeps the rhythm of home: some nap at nine, some fight it until noon, and we follow",
      "We narrate everything we do, sing through diaper changes, and carry the little ones to the garden when the sun is out",
    ],
  },
  Toddler: {
    room: "toddler room",
    children: "toddlers",
    many: "ten toddlers who have just learned to run",
    moments: [
      "Mornings are for water, paint and dumping things out of baskets; afternoons for the garden and a long snack",
      "Somebody is always learning to say no, somebody is learning to share a tricycle, and both deserve patience",
      "We wash hands a dozen times, sing on the way to every door, and read the same truck book as often as it is asked for",
    ],
  },
  "3's": {
    room: "three-year-old room",
    children: "three-year-olds",
    many: "fourteen three-year-olds",
    moments: [
      "There is a dress-up corner that turns into a bakery, a fire station or a vet by ten o'clock",
      "The day moves from free play to a short circle, out to the yard, lunch together at small tables, and rest",
      "Threes ask why about everything, and we take the questions seriously: last month it was worms, this month it is bridges",
    ],
  },
  "4's": {
    room: "four-year-old room",
    children: "four-year-olds",
    many: "sixteen four-year-olds",
    moments: [
      "The fours run a post office this season, with real stamps, a scale and a sorting shelf they built",
      "We spend an hour and a half outside in nearly any weather, and bring what we find back to the science table",
      "Small groups rotate through blocks, writing, art and cooking, and you will know what each child is working on",
    ],
  },
  "Pre-K": {
    room: "pre-K room",
    children: "pre-K children",
    many: "eighteen children in the year before kindergarten",
    moments: [
      "Mornings hold a class meeting, choice time and a read-aloud that leads somewhere; afternoons are for projects",
      "We get ready for kindergarten by cooking from recipes, keeping journals and settling our own arguments",
      "The room is full of labels the children wrote, maps of the neighborhood, and a waiting list for the workbench",
    ],
  },
  Kindergarten: {
    room: "kindergarten",
    children: "kindergartners",
    many: "twenty kindergartners",
    moments: [
      "Reading and number work fill short lessons before lunch, and investigations and the garden fill the time after",
      "The class keeps chickens, a weather log and a newspaper that families really read",
      "Children work in groups of five, so you get to hear every one of them think out loud each day",
    ],
  },
  "1st grade": {
    room: "first-grade room",
    children: "first graders",
    many: "twenty-two first graders",
    moments: [
      "Workshops in reading and writing take the morning; science happens on the floor, with trays, magnets and mess",
      "The grade shares two classrooms and one long table, and plans its units together on Wednesdays",
      "We look closely at children's work every other week and decide together who needs a nudge and who needs a harder book",
    ],
  },
  "2nd grade": {
    room: "second-grade room",
    children: "second graders",
    many: "twenty-two second graders",
    moments: [
      "Second graders research a place they know, interview people who live there, and publish a book by spring",
      "Math is done with talk: several ways to one answer, and children who explain them at the board",
      "The afternoon ends with a class meeting that the children lead themselves",
    ],
  },
};

export const mixedAges: Room = {
  room: "classrooms",
  children: "children",
  many: "children from six weeks to five years old",
  moments: [
    "One hour you are rocking a baby to sleep, the next you are judging a tricycle race",
    "You move to where hands are needed, so teachers can plan, take a break or talk with a parent",
    "By the second week you know every child's name, and most of their dogs' names too",
  ],
};
