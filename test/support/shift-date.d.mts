export function shiftDate(ms: number): void;
