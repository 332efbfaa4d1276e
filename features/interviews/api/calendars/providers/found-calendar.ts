/** A calendar somebody may choose at a service that has several. */

export interface FoundCalendar {
  /** Its id, or its address where calendars are known by that. */
  id: string;
  name: string;
  isPrimary: boolean;
}
