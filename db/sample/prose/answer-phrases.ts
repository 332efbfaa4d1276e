/** Written answers of sample educators to video questions, by question. */
export const writtenAnswers: Record<string, readonly string[]> = {
  "Introduce yourself": [
    "Hello! I like mornings, messy paint and children who ask why. I am looking for a room I can stay with for years.",
    "I came to this work through my little cousins and stayed for the conversations at lunch. I am calm, punctual, and I sing a lot.",
    "I speak two languages with children and learn a few words of every new family's own. I would love to work with toddlers again.",
    "I have worked in big centers and in one living room. What I want now is a team that plans together and laughs together.",
  ],
  "A time you calmed an upset child": [
    "A boy missed his mother so much that he would not take off his coat. I put mine on too, and we watched the window together. After ten minutes he showed me where the trucks were.",
    "Two friends wanted the same shovel. I sat down between them, said what I saw, and waited. One of them found the bigger spoon. It took four minutes and nobody lost.",
    "Naptime was hard for a girl who was new. I drew a small moon on her hand, and every day it was a little smaller. In the second week she did not ask for it any more.",
  ],
  "Why do you love this work?": [
    "Because nobody is as proud as a child who has just poured her own milk.",
    "Every day somebody does something for the first time, and I am there to see it.",
    "Families trust us with what they love most. I have never had a job that mattered more.",
  ],
};
