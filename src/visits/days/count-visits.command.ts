import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { countVisits, VisitedDay } from '../visited-day.js';
import type { CountedVisits } from '../visits.events.js';

/** What was noted of a day becomes a part of the history, once the day is over. */
export class CountVisits extends Command<void> {
  constructor(readonly visits: CountedVisits) {
    super();
  }
}

@CommandHandler(CountVisits)
export class CountVisitsHandler implements ICommandHandler<CountVisits> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ visits }: CountVisits): Promise<void> {
    await this.streams.update(VisitedDay, visits.day, (day) => countVisits(day, visits, this.clock.now()));
  }
}
