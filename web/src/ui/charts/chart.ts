/** One place on a chart's axis. */
export interface Point {
  /** Unique among its chart's. */
  key: string;
  /** In full: "Week of November 2, 2026". */
  name: string;
  /** As it stands below the axis: "Nov 2". */
  mark: string;
  /** `null` where there is nothing to measure, which is not zero. */
  value: number | null;
}

/** How what is drawn is filled: it is told apart without colors. */
type Look = 'full' | 'hatched' | 'hollow';

/** One of several values that are drawn for each place. */
export interface Series {
  name: string;
  definition: string;
  look: Look;
}

/** One place on the axis of columns. */
export interface Column {
  key: string;
  /** In full: "November 2026". */
  name: string;
  /** As it stands below the axis: "Nov". */
  mark: string;
  /** One for each series. */
  values: readonly number[];
}

/** From the first to the last: "June 2026 to November 2026". */
export const columnSpan = (columns: readonly Column[]): string => `${columns[0]!.name} to ${columns.at(-1)!.name}`;

/** A row or a column of fields. */
export interface Line {
  key: number;
  /** In full: "Tuesday". */
  name: string;
  /** As it stands beside the fields: "Tue". */
  mark: string;
  /** Of a row, below its mark: "34 customers". */
  note?: string;
}

/** Words for a value: "12", "$1,204.00". */
export type Written = (value: number) => string;

export const NOTHING = '–';
