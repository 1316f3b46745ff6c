/** Letters that a side's own account of a no-show may have. */
export const STATEMENT_MOST = 1000;

/** The other side finds it in the timeline, whoever has to decide at the claims desk. */
export const statementHint = (other: string): string => `Optional. ${other} and Plumb & Level can read it.`;
