import { describe, expect, test } from "vitest";
import { collectionPath } from "#platform/web/api-client/collection-path.ts";
import { JobListing } from "../../job-listing.ts";
import { filterCount, isAroundOwnPlace, jobQuery, readJobSearch } from "./job-search.ts";

const criteria = (address: string, isEducator = true) =>
  readJobSearch(Object.fromEntries(new URLSearchParams(address)), isEducator);
const queryOf = (address: string, place: { lat: number; lng: number } | null = null) =>
  new URLSearchParams(collectionPath(JobListing, jobQuery(criteria(address), place)).split("?")[1]);

describe("an address of /jobs", () => {
  test("gives its filters to the API by the same names", () => {
    const query = queryOf(
      "q=Lead&schedule=Part-Time,Substitute&minimumWage=18&new=true&sort=-compensation&page=3",
    );
    expect(query.get("filter[q]")).toBe("Lead");
    expect(query.get("filter[schedule]")).toBe("Part-Time,Substitute");
    expect(query.get("filter[minimumWage]")).toBe("18");
    expect(query.get("filter[new]")).toBe("true");
    expect(query.get("sort")).toBe("-compensation");
    expect(query.get("page[number]")).toBe("3");
  });

  test("keeps a benefit or a philosophy that one area alone offers", () => {
    const query = queryOf("benefits=bus pass,Dental&educationPhilosophy=Nature Program");
    expect(query.get("filter[benefits]")).toBe("dental,bus pass");
    expect(query.get("filter[educationPhilosophy]")).toBe("Nature Program");
  });

  test("drops what nobody knows, without an error", () => {
    const query = queryOf(
      "schedule=Sometimes&role=Wizard&minimumWage=lots&page=-2&sort=best&radiusInMiles=9999&lat=200&lng=1&new=perhaps",
    );
    const kept = [...query.keys()].filter((name) => !name.startsWith("fields") && name !== "include");
    expect(kept).toEqual([]);
  });

  test("a minimum wage of 0 is none", () => {
    expect(queryOf("minimumWage=0").has("filter[minimumWage]")).toBe(false);
    expect(filterCount(criteria("minimumWage=0"))).toBe(0);
  });

  test("looks around a place only where one is known, and sorts by distance only then", () => {
    expect(queryOf("address=Nowhere&radiusInMiles=10&sort=distance").get("sort")).toBeNull();
    const query = queryOf("address=Austin,%20TX&radiusInMiles=10&sort=distance", { lat: 30.27, lng: -97.74 });
    expect(query.get("filter[lat]")).toBe("30.27");
    expect(query.get("filter[radiusInMiles]")).toBe("10");
    expect(query.get("sort")).toBe("distance");
    expect(criteria("sort=distance").sort).toBeNull();
  });

  test("hearts and recommendations are an educator's own", () => {
    expect(criteria("liked=true&recommended=true&hiringHero=true").on).toHaveLength(3);
    expect(criteria("liked=true&recommended=true&hiringHero=true", false).on).toEqual(["hiringHero"]);
  });

  test("looks around the educator's own place until it names one, or everywhere, or a list of their own", () => {
    expect(["", "q=lead", "role=Director"].map((address) => isAroundOwnPlace(criteria(address)))).toEqual([
      true,
      true,
      true,
    ]);
    for (const address of [
      "address=Austin",
      "lat=30&lng=-97",
      "everywhere=true",
      "liked=true",
      "recommended=true",
    ])
      expect([address, isAroundOwnPlace(criteria(address))]).toEqual([address, false]);
    expect(criteria("everywhere=true&address=Austin").isEverywhere).toBe(false);
  });

  test("counts each value as one filter, but neither words nor place", () => {
    expect(
      filterCount(criteria("q=lead&address=Austin&schedule=Part-Time,Seasonal&minimumWage=18&liked=true")),
    ).toBe(4);
  });
});
