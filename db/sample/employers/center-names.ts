/** Names for fictional programs, in the usual style. */
import type { Random } from "../random.ts";

const first =
  `Bright Busy Cedar Clever Clover Cozy Curious Daydream First Garden Gentle Golden Green Happy Harbor Honey Humming
Juniper Kind Lantern Little Lively Maple Marigold Meadow Merry Morning Mossy Open Orchard Paper Patchwork Pebble Prairie Quiet Red
River Saffron Silver Singing Sunny Tall Tumbling Velvet Wandering Wild Willow Winding Wonder Wooden Yellow`.split(
    /\s+/,
  );

const second =
  `Acorn Apple Beanstalk Bee Bluebell Boat Bridge Button Caterpillar Comet Cricket Drum Feather Finch Firefly Fox Gate
Hedgehog Heron Hill House Kite Ladder Lantern Lark Leaf Mitten Nest Oak Otter Owl Path Pebble Pine Pocket Pond Puddle Quilt Rabbit
Raft Robin Sandbox Seed Snail Sparrow Sprout Star Swing Thimble Tortoise Treehouse Turtle Wagon Whistle Window Wren`.split(
    /\s+/,
  );

const kinds: Record<string, readonly string[]> = {
  "Public School": ["Early Childhood Center", "Elementary", "Pre-K Center"],
  "Private School": ["School", "Country Day School", "Academy", "Lower School"],
  "Charter School": ["Charter School", "Community Charter"],
  "Licensed Child-Care Center": [
    "Early Learning Center",
    "Child Development Center",
    "Preschool",
    "Children's Center",
    "Learning Center",
    "Nursery School",
    "Early Education",
    "Child Care",
    "Preschool & Child Care",
  ],
  home: ["Family Child Care", "Home Preschool", "Family Daycare", "House"],
  Montessori: ["Montessori", "Montessori School", "Montessori Children's House"],
  Waldorf: ["Waldorf Kindergarten", "Garden School"],
  "Faith-based": ["Church Preschool", "Christian Academy", "Mother's Day Out"],
  "Parent Cooperative": ["Cooperative Preschool", "Parent Co-op"],
};

/** A name no other program of the sample has. */
export function centerName(
  r: Random,
  usedNames: Set<string>,
  centerType: string,
  philosophies: readonly string[],
): string {
  const namedAfter = philosophies.find((philosophy) => kinds[philosophy] && r.chance(0.8));
  const endings =
    kinds[namedAfter ?? centerType] ??
    kinds[centerType.includes("Home") ? "home" : "Licensed Child-Care Center"]!;
  for (;;) {
    const isPair = r.chance(0.12);
    const nameParts = [r.pick(isPair ? second : first), r.pick(second)];
    const joined = nameParts.join(isPair ? " & " : " ");
    if (nameParts[0] === nameParts[1] || usedNames.has(joined)) continue;
    usedNames.add(joined);
    return `${joined} ${r.pick(endings)}`;
  }
}

/** "Curious Otter Early Learning" has the web address curiousotterearlylearning.example. */
export const domainOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]+/g, "")}.example`;
