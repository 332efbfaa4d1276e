/**
 * Job descriptions in prose: assembled differently each time, and never the same sentence twice in one
 * program.
 */
import type { RoleKind } from "./job-roles.ts";
import { createDecks, escaped, fillPlaceholders } from "../prose/phrase-deck.ts";
import { additional, closings, duties, openings, qualificationNotes, teams } from "../prose/job-phrases.ts";
import { mixedAges, rooms } from "../prose/classroom-phrases.ts";
import type { Random } from "../random.ts";

export interface JobText {
  description: string;
  qualificationsDescription: string;
}

/** One writer per employer: its decks run through before a sentence comes again. */
export function jobWriter(
  r: Random,
  center: string,
  city: string,
): (kind: RoleKind, age: string | undefined) => JobText {
  const deal = createDecks(r);
  return (kind, age) => {
    const room = (age && kind !== "floater" && kind !== "director" && rooms[age]) || mixedAges;
    const values = {
      center: escaped(center),
      city,
      room: room.room,
      children: room.children,
      many: room.many,
    };
    const tasks = r.some(duties[kind]!, r.int(3, 6));
    const paragraph = (text: string) => `<p>${fillPlaceholders(text, values)}</p>`;
    const list = `<ul>${tasks.map((task) => `<li>${task}</li>`).join("")}</ul>`;
    const day = `${deal(room.moments)}.`;
    const parts = r.pick([
      [
        paragraph(`${deal(openings[kind]!)} ${day}`),
        heading(r),
        list,
        paragraph(`${deal(teams)} ${deal(closings)}`),
      ],
      [
        paragraph(deal(openings[kind]!)),
        paragraph(`${day} ${deal(teams)}`),
        heading(r),
        list,
        paragraph(deal(closings)),
      ],
      [
        paragraph(deal(openings[kind]!)),
        heading(r),
        list,
        paragraph(`${day} ${deal(teams)}`),
        paragraph(deal(closings)),
      ],
      [
        paragraph(`${deal(openings[kind]!)} ${deal(teams)}`),
        paragraph(day),
        list,
        paragraph(r.chance(0.3) ? `${deal(additional)} ${deal(closings)}` : deal(closings)),
      ],
    ]);
    return {
      description: parts.join(""),
      qualificationsDescription: fillPlaceholders(deal(qualificationNotes[kind]!), values),
    };
  };
}

const headings = ["What you will do", "Your day", "The work", "What we ask of you", "You will"];
const heading = (r: Random) => `<p><strong>${r.pick(headings)}</strong></p>`;
