/** Columns are `snake_case` in SQL and `camelCase` here; JSON inside a column stays as it is. */
import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from "kysely";

/** Kysely's own plugin looks at every value of every row: here the names of a result's columns are worked out once. */
export class CamelCaseColumns extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const columns = Object.keys(first);
    const names = columns.map((column) => this.camelCase(column));
    if (names.every((name, index) => name === columns[index])) return result;
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (let index = 0; index < columns.length; index += 1) named[names[index]!] = row[columns[index]!];
      return named;
    });
    return { ...result, rows };
  }
}
