/** The event types of sample employers, and their weekly hours. */
import type { WeekRange } from "#features/interviews/free-times.ts";

export interface EventTypePlan {
  name: string;
  slug: string;
  interviewType: "online" | "phone" | "physical";
  duration?: number;
  instructions?: object;
}

const video: EventTypePlan = {
  name: "First conversation",
  slug: "first-conversation",
  interviewType: "online",
};
const call: EventTypePlan = {
  name: "Short phone call",
  slug: "short-phone-call",
  interviewType: "phone",
  duration: 15,
  instructions: { caller: "EmployerProfile" },
};
const visit: EventTypePlan = {
  name: "Visit our classrooms",
  slug: "visit-our-classrooms",
  interviewType: "physical",
  duration: 60,
};

export const demoEventTypes = [video, call, visit];

/** Most meet by video first, some in person. */
export const sampleEventTypes = (index: number): EventTypePlan[] => (index % 3 === 0 ? [visit] : [video]);

const range = (startTime: string, endTime: string) => (dayOfWeek: number) => ({
  dayOfWeek,
  startTime,
  endTime,
});
const workdays = [1, 2, 3, 4, 5];

/** Demo hosts can be booked all day except for lunch, others in the mornings. */
export const workHours = (allDay: boolean): WeekRange[] => [
  ...workdays.map(range("09:00", "12:00")),
  ...(allDay ? workdays.map(range("13:00", "16:30")) : []),
];
