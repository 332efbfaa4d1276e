/** Short builders for the expected entries of test resumes. */
import type { FoundEducation, FoundWork } from "../resume-import.ts";

export interface ResumeUnderTest {
  called: string;
  text: string;
  work: FoundWork[];
  education: FoundEducation[];
}

export function job(
  jobTitle?: string,
  company?: string,
  city?: string,
  startDate?: string,
  endDate?: string,
): FoundWork {
  return { jobTitle, company, city, startDate, endDate, current: !endDate };
}

export function degree(
  filterableEducationLevel: number | undefined,
  school?: string,
  city?: string,
  major?: string,
  startDate?: string,
  endDate?: string,
): FoundEducation {
  return {
    filterableEducationLevel,
    school,
    city,
    major,
    startDate,
    endDate,
    ...(endDate && { current: false }),
  };
}
