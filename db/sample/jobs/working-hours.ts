/** Days and hours of the sample's jobs: two of three state them. */
import type { EmploymentType, JobSchedule } from "#features/jobs/job-constants.ts";
import { hoursInWeek, workweek } from "#features/jobs/working-hours.ts";
import type { WorkingHours } from "#features/jobs/working-hours-input.ts";
import { hoursColumns } from "#features/jobs/api/listing/job-hours.ts";
import { random } from "../random.ts";

/** Chosen by the job's id alone: the rest of the sample stays as it is. */
export function workingHours({ id, employmentType: types = [], jobSchedule }: JobWithSchedule) {
  const r = random(Number.parseInt(id.slice(-8), 16));
  if (r.chance(0.35)) return hoursColumns(null);
  const times = types.includes("Full-time")
    ? fullDays
    : ((jobSchedule && shortDays[jobSchedule]) ?? fullDays);
  const [startTime, endTime] = r.pick(times);
  const days = types.includes("Full-time") || r.chance(0.6) ? [...workweek] : r.pick(someDays);
  const varies = types[0] === "Substitute" || jobSchedule === "flexible";
  const hours: WorkingHours = { days, startTime, endTime, varies };
  const inWeek = hoursInWeek(hours);
  // An hour of lunch is not worked.
  const lunch = inWeek && inWeek > 40 ? days.length : 0;
  return hoursColumns({ ...hours, hoursPerWeek: inWeek && inWeek - lunch });
}

interface JobWithSchedule {
  id: string;
  employmentType?: EmploymentType[];
  jobSchedule?: JobSchedule | null;
}

type Times = readonly (readonly [startTime: string, endTime: string])[];

const fullDays: Times = [
  ["07:00", "16:00"],
  ["07:30", "15:30"],
  ["08:00", "17:00"],
  ["08:30", "17:30"],
  ["09:00", "18:00"],
];
const shortDays: Partial<Record<JobSchedule, Times>> = {
  mornings: [
    ["07:00", "12:00"],
    ["08:00", "12:30"],
    ["08:30", "13:00"],
  ],
  afternoons: [
    ["12:00", "17:30"],
    ["13:00", "18:00"],
  ],
  before_school: [["06:30", "08:30"]],
  after_school: [
    ["14:30", "18:00"],
    ["15:00", "18:30"],
  ],
  evenings: [["16:00", "21:00"]],
};
const someDays = [
  [1, 3, 5],
  [2, 4],
  [1, 2, 3, 4],
  [4, 5, 6],
];
