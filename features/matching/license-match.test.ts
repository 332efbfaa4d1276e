/** A license that a job requires, in the words of each state that gives it. */
import { describe, expect, test } from "vitest";
import { dealbreakerCap, match, matchMeta } from "./match.ts";
import type { HeldCertification } from "./match-facts.ts";
import { held, ideal, job, licences } from "./match-facts.fixtures.ts";

describe("a license that a job requires", () => {
  const [early, elementary] = licences;
  const certified = (...certifications: HeldCertification[]) =>
    match({ ...ideal, certifications }, { ...job, certifications: [early] });
  const rowOf = ({ rows }: ReturnType<typeof match>) =>
    rows.find((row) => row.criterion === "certifications");

  test("is met by the state's own title for it, and by one that counts everywhere", () => {
    expect(rowOf(certified(held(early)))).toMatchObject({
      met: true,
      found: [expect.stringMatching(/^Texas/)],
    });
    const own = {
      title: "Texas Educator Certificate, EC–6",
      qualifications: [early, elementary],
      state: "TX",
    };
    expect(certified(own).score).toBeCloseTo(1, 12);
    expect(rowOf(certified(held(early, null)))).toMatchObject({ met: true });
  });

  test("is to be checked where another state gave it, and caps nothing", () => {
    const row = rowOf(certified(held(early, "OK"), held(elementary, "TX")));
    expect(row).toMatchObject({ met: "unknown", otherStates: ["OK"] });
    expect(certified(held(early, "OK")).score).toBeGreaterThan(dealbreakerCap);
    expect(matchMeta(certified(held(early, "OK")))).toMatchObject({
      unknown: ["certifications"],
      otherStates: ["OK"],
    });
  });

  test("is missing where another one is held, and where one of two is", () => {
    expect(certified(held(elementary)).score).toBe(dealbreakerCap);
    const both = { ...job, certifications: [early, elementary] };
    expect(match({ ...ideal, certifications: [held(early, "OK")] }, both).score).toBe(dealbreakerCap);
  });

  test("is met in any state while nobody knows where the job is", () => {
    expect(
      match({ ...ideal, certifications: [held(early, "OK")] }, { ...job, states: [] }).score,
    ).toBeCloseTo(1, 12);
  });
});
