/** How PostgreSQL ran a query: its plan with times and buffers, one short line for each scan. */
import type { Database } from "#platform/server/database/database.ts";
import { type Expression, sql } from "kysely";

interface Node {
  "Node Type": string;
  "Parent Relationship"?: string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
}

export async function planLines(db: Database, query: Expression<unknown>): Promise<string[]> {
  const { rows } = await sql<Record<string, [{ Plan: Node; "Execution Time": number }]>>`
    explain (analyze, buffers, format json) ${query}`.execute(db);
  const [{ Plan, "Execution Time": ms }] = Object.values(rows[0]!)[0]!;
  const blocks = Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"];
  return [`${ms.toFixed(1)} ms, ${blocks} buffers`, ...scans(Plan)];
}

/** What runs once for the whole query (the employer's group) is left out. */
function scans(node: Node): string[] {
  if (node["Parent Relationship"] === "InitPlan") return [];
  const children = (node.Plans ?? []).flatMap(scans);
  const name = node["Index Name"] ?? node["Relation Name"];
  if (!name && node["Node Type"] !== "Sort") return children;
  const dropped = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const rows = `${Math.round(node["Actual Rows"] * node["Actual Loops"])} rows`;
  return [
    `${node["Node Type"]} ${name ?? ""}: ${rows}${dropped ? `, ${dropped} passed over` : ""}`,
    ...children,
  ];
}
