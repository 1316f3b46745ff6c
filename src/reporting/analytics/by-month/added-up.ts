/** Names of the columns that hold numbers. */
type Counted<Row> = { [Column in keyof Row]: Row[Column] extends number ? Column : never }[keyof Row];

/** Rows that are alike in all but these columns become one, with their sums: what months have counted, for all of them. */
export function addedUp<Row extends object>(rows: readonly Row[], counted: readonly Counted<Row>[]): Row[] {
  const [first] = rows;
  if (!first) return [];
  const alike = (Object.keys(first) as (keyof Row)[]).filter((column) => !(counted as readonly (keyof Row)[]).includes(column));
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = alike.map((column) => String(row[column])).join('\u001f');
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...row });
    else for (const column of counted) (sum[column] as number) += row[column] as number;
  }
  return [...sums.values()];
}
