/** The only source of the current time. */
export abstract class Clock {
  /** ISO 8601 in UTC with milliseconds. */
  abstract now(): string;
}

export class SystemClock extends Clock {
  now(): string {
    return new Date().toISOString();
  }
}

/** A clock that stands still until it is moved: for tests. */
export class ManualClock extends Clock {
  constructor(private instant: string) {
    super();
  }
  now(): string {
    return this.instant;
  }
  set(instant: string): void {
    this.instant = new Date(instant).toISOString();
  }
}
