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

/** A row or a column of fields. */
export interface Line {
  key: number;
  /** In full: "Tuesday". */
  name: string;
  /** As it stands beside the fields: "Tue". */
  mark: string;
}

/** Words for a value: "12", "$1,204.00". */
export type Written = (value: number) => string;

export const NOTHING = '–';

/** Of things. */
export const count: Written = (figure) => figure.toLocaleString('en-US');
