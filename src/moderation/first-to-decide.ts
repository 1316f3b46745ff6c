import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database/database.js';
import { currentCommand } from '../platform/events/command-context.js';
import { Streams } from '../platform/streams/streams.js';
import { adminName } from './admin-name.js';
import { type Deeds, isTooLate, lastDeed, tellTheSecond } from './first-to-decide.decisions.js';

/** Two administrators decide about the same at once: the second is told who was first, and what they did. */
@Injectable()
export class FirstToDecide {
  constructor(
    private readonly streams: Streams,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Rejected `moderation/decided-already` where somebody else has decided; what else refuses stays as it is */
  async attempt(deeds: Deeds, work: () => Promise<unknown>): Promise<void> {
    await this.change(deeds, work);
    if (currentCommand()?.repeated) await this.tellOfAnother(deeds);
  }

  /** The same, of what can be done again and again: whoever changes nothing is told of nobody. */
  async change(deeds: Deeds, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (isTooLate(error)) await this.tellOfAnother(deeds);
      throw error;
    }
  }

  private async tellOfAnother(deeds: Deeds): Promise<void> {
    const { events } = await this.streams.read(deeds.stream);
    const deed = lastDeed(events, deeds, currentCommand()?.actor);
    if (!deed) return;
    const name = (await adminName(this.database, deed.event.meta.actor)) ?? deeds.unnamed;
    tellTheSecond({ ...deed, name }, this.clock.now());
  }
}
