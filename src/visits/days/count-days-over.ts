import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { asCommand } from '../../platform/events/command-context.js';
import { idFrom } from '../../platform/ids.js';
import { VisitTally } from '../counting/visit-tally.js';
import { CountVisits } from './count-visits.command.js';

const TEN_MINUTES = 10 * 60 * 1000;

/** Counts the days that are over, and forgets who was here. Several processes may do it at once: a day is counted once, and what is counted is forgotten after that. */
@Injectable()
export class CountDaysOver implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Visits');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly tally: VisitTally,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.count().catch((error: unknown) => this.log.warn(String(error))), TEN_MINUTES).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async count(): Promise<void> {
    for (const day of await this.tally.daysBefore(this.clock.now().slice(0, 10))) {
      const visits = await this.tally.countOf(day);
      await asCommand({ commandId: idFrom('visits', day) }, () => this.commands.execute(new CountVisits(visits)));
      await this.tally.forget(day);
    }
  }
}
