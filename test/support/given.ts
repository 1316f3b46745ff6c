import { NotFound, Refusal } from '../../src/platform/errors.js';
import { type Decider, fold } from '../../src/platform/events/decider.js';
import type { AnyEvent } from '../../src/platform/events/event.js';

/**
 * The specification of a decision: `given(Booking, created).when((booking) => confirm(booking, BY_VENDOR)).then(confirmed)`.
 * The events before, one decision, and what comes of it.
 */
export function given<State, E extends AnyEvent>(decider: Decider<State, E>, ...before: readonly NoInfer<E>[]) {
  return {
    when: (decide: (state: State) => readonly E[]) => new Outcome<State, E>(decider, before, decide),
  };
}

class Outcome<State, E extends AnyEvent> {
  constructor(
    private readonly decider: Decider<State, E>,
    private readonly before: readonly E[],
    private readonly decide: (state: State) => readonly E[],
  ) {}

  /** Exactly these events. What they leave behind must be a state that the decider can fold. */
  then(...expected: readonly E[]): void {
    const events = this.run();
    expect(events).toEqual(expected);
    fold(this.decider, [...this.before, ...events]);
  }

  /** "It is so already": no events, no complaint. */
  thenNothing(): void {
    expect(this.run()).toEqual([]);
  }

  /** Refused with this code (`module/kebab-case`), and with these further members of the problem, where they are given. */
  thenRejected(code: string, details: Readonly<Record<string, unknown>> = {}): void {
    const refusal = this.refusal();
    expect(refusal.code).toBe(code);
    expect(refusal.details).toMatchObject(details);
  }

  /** "There is no such thing", as strangers are told. */
  thenNotFound(): void {
    expect(this.refusal()).toBeInstanceOf(NotFound);
  }

  private run(): readonly E[] {
    const state = fold(this.decider, this.before);
    const frozen = JSON.stringify(state);
    const events = this.decide(state);
    expect(JSON.stringify(state)).toBe(frozen);
    return events;
  }

  private refusal(): Refusal {
    let events: readonly E[];
    try {
      events = this.run();
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error(`expected a refusal, got ${JSON.stringify(events.map(({ type }) => type))}`);
  }
}
