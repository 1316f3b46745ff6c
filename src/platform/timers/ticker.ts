import { Logger } from '@nestjs/common';
import type { ICommand } from '@nestjs/cqrs';
import { Counter } from 'prom-client';
import type { Clock } from '../clock.js';
import { messageOf } from '../errors.js';
import { asCommand } from '../events/command-context.js';
import { idFrom } from '../ids.js';
import { interruptiblePause } from '../time/interruptible-pause.js';
import type { DueTimer, DueTimers } from './due-timers.js';
import type { Firing } from './fires.decorator.js';

const TICK_MS = 1000;
/** How often the table is asked at least: elsewhere a timer may have been set that is due before all others, and one that failed may be tried again. */
const LOOK_MS = 5000;

const fired = new Counter({ name: 'timer_fired_total', help: 'Timers that were due and fired.', labelNames: ['kind', 'outcome'] });

export interface TickerParts {
  readonly due: DueTimers;
  readonly clock: Clock;
  /** Asked for at the first tick, when all modules are there. */
  readonly fires: () => Firing['fires'];
  readonly dispatch: (command: ICommand) => Promise<unknown>;
  /** Changes with the table of timers, where this process knows of that without asking. */
  readonly stamp: () => string | undefined;
}

export interface TickerOptions {
  /** How often the clock is looked at (default: each second). */
  readonly tickMs?: number;
  /** How often the table is asked at least (default: all five seconds). */
  readonly lookMs?: number;
}

/**
 * Dispatches what is due, in every process. The command's id is derived from the timer and its time: whoever fires it, and however often, it is carried out
 * once. Timers are never deleted here: the event that a command leads to ends its timer.
 */
export class Ticker {
  private readonly log = new Logger('Timers');
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private known: Firing['fires'] | undefined;
  /** When the next timer is due, as far as the last look has shown. */
  private nextAt: string | null = null;
  private lookedAt = -Infinity;
  private seen: string | undefined;

  constructor(
    private readonly parts: TickerParts,
    private readonly options: TickerOptions = {},
  ) {}

  start(): void {
    this.running ??= this.run(this.stopping.signal);
  }

  /** Finishes the commands that run. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /**
   * Fires what is due now, some at a time.
   * @returns how many
   */
  async tick(): Promise<number> {
    const { due, clock } = this.parts;
    const [asked, seen] = [performance.now(), this.parts.stamp()];
    const { timers, nextAt } = await due.take(Object.keys(this.fires), clock.now());
    // Where some were due there may be more.
    this.lookedAt = timers.length > 0 ? -Infinity : asked;
    this.nextAt = nextAt;
    this.seen = seen;
    await Promise.all(timers.map((timer) => this.fire(timer)));
    if (timers.length > 0) await due.forgetEnded();
    return timers.length;
  }

  /** Whether a look at the table could find anything. The clock is asked each time: it may have jumped. */
  private get mayBeDue(): boolean {
    if (performance.now() - this.lookedAt >= (this.options.lookMs ?? LOOK_MS)) return true;
    return this.parts.stamp() !== this.seen || (this.nextAt !== null && this.parts.clock.now() >= this.nextAt);
  }

  private get fires(): Firing['fires'] {
    return (this.known ??= this.parts.fires());
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (!this.mayBeDue || (await this.tryToTick()) === 0) await interruptiblePause(this.options.tickMs ?? TICK_MS, signal);
    }
  }

  private async tryToTick(): Promise<number> {
    try {
      return await this.tick();
    } catch (error) {
      this.log.warn(`Timers cannot be read: ${messageOf(error)}. Trying again.`);
      return 0;
    }
  }

  private async fire(timer: DueTimer): Promise<void> {
    const { key, kind, subject, dueAt, cause, correlation, attempts } = timer;
    const command = this.fires[kind]!(subject);
    try {
      await asCommand({ commandId: idFrom('timer', key, dueAt), cause, correlation }, () => this.parts.dispatch(command));
      fired.inc({ kind, outcome: 'done' });
    } catch (error) {
      fired.inc({ kind, outcome: 'failed' });
      this.log.warn(`${key}, due at ${dueAt}, could not be carried out (try ${attempts}): ${messageOf(error)}`);
      await this.parts.due.failed(timer, messageOf(error));
    }
  }
}
