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

const fired = new Counter({ name: 'timer_fired_total', help: 'Timers that were due and fired.', labelNames: ['kind', 'outcome'] });

export interface TickerParts {
  readonly due: DueTimers;
  readonly clock: Clock;
  /** Asked for at the first tick, when all modules are there. */
  readonly fires: () => Firing['fires'];
  readonly dispatch: (command: ICommand) => Promise<unknown>;
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

  constructor(private readonly parts: TickerParts) {}

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
    const taken = await due.take(Object.keys(this.fires), clock.now());
    await Promise.all(taken.map((timer) => this.fire(timer)));
    if (taken.length > 0) await due.forgetEnded();
    return taken.length;
  }

  private get fires(): Firing['fires'] {
    return (this.known ??= this.parts.fires());
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if ((await this.tryToTick()) === 0) await interruptiblePause(TICK_MS, signal);
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
