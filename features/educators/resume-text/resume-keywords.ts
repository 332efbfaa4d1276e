/** The keywords that classify a resume's chunks: as an employer, a school, a job. */
import { trimEnd } from "#platform/shared/trim-characters.ts";

// Bounded: a list of words, each found or not at its first letter.
const word = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, "iu");

const organization = word(
  "schools?|preschools?|pre-schools?|academy|academies|centers?|centres?|daycares?|day ?care|child ?care|learning|nursery|nurseries|isd|district|ymca|ywca|inc|llc|corp|company|head start|church|synagogue|montessori|elementary|college|university|institute|family|residence|household|camp|club|programs?|kids|kidz|kiddie|tots|little|tiny|house|home|garden|kindercare|services|agency|foundation|community|company|library|museum|store|restaurant|hospital|clinic|escuela|guarder[ií]a|jard[ií]n|colegio|centro|preescolar|primaria|fundaci[oó]n|iglesia|academia|instituto|universidad|kinder|estancia|casa|familia",
);
const school = word(
  "school|university|college|institute|academy|isd|polytechnic|seminary|conservatory|universidad|instituto|escuela|colegio|preparatoria|academia|tecnol[oó]gico|facultad|normal superior",
);
const title = word(
  "teachers?|educators?|aide|assistants?|director|nanny|babysitter|au pair|tutor|counsell?or|coach|coordinator|floater|substitute|paraprofessional|paraeducator|para|specialist|supervisor|provider|caregiver|leader|instructor|manager|guide|intern|volunteer|administrator|technician|therapist|principal|associate|cashier|barista|server|receptionist|clerk|representative|owner|lead|facilitator|advocate|interpreter|librarian|housekeeper|driver|cook|host(?:ess)?|secretary|nurse|analyst|consultant|maestr[ao]s?|docente|educador[a]?|asistente|auxiliar|niñer[ao]|director[a]?|subdirector[a]?|tutor[a]?|profesor[a]?|coordinador[a]?|cuidador[a]?|instructor[a]?|supervisor[a]?|consejer[ao]|suplente|titular|encargad[ao]|gerente|cajer[ao]|meser[ao]|secretari[ao]|recepcionista|practicante|voluntari[ao]",
);
const classroom = word(
  "room|rooms|classroom|classrooms|full[- ]time|part[- ]time|seasonal|temporary|contract|remote|tiempo completo|medio tiempo|sala|sal[oó]n|ages?|years? old|a[nñ]os|months?|grade|grades|grado",
);

export const hasOrganization = (text: string) => organization.test(text);
export const hasSchool = (text: string) => school.test(text);
export const hasTitle = (text: string) => title.test(text);
/** Describes a job further, but names neither job nor employer: "Toddler room", "Full-time". */
export const isAside = (text: string) => classroom.test(text) && !title.test(text);

/** Names begin with capitals (apart from small words within). */
export const isCapitalized = (text: string) =>
  /^[\p{Lu}\p{Lo}\d"“]/u.test(text) &&
  text
    .split(" ")
    .every((part) =>
      /^[\p{Lu}\p{Lo}\d&'’"“(#@.-]|^(?:of|the|and|at|for|in|on|en|de|del|la|las|los|el|y|e|para|da|do)$/u.test(
        part,
      ),
    );

/** Sentences describe the work; names and titles do not end like this. */
export const isSentence = (text: string) =>
  text.length > 90 ||
  /[.;!?]$/.test(text.replace(/\b(?:inc|co|llc|st|jr|sr|u\.s|ed|d|a|s)\.$/i, "")) ||
  /^\p{Ll}/u.test(text);

/** Splits a normalized line at the separators that people use. */
export const splitIntoChunks = (text: string) =>
  text
    .split(/\t|\s[|•·–—~]\s?|\s?[|•·]\s|\s-\s|\s@\s|\sat\s(?=\p{Lu})/u)
    .map((piece) => trimEnd(piece.trim().replace(/^[,;:–—-]+/, ""), /[,;:–—-]/).trim())
    .filter(Boolean);
