import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { Features, FEATURES_ID } from '../../platform/switches/features.js';
import { switchFeature, type WantedSwitch } from './switches.decisions.js';

/** An administrator switches something off for the whole platform, or on again. */
export class SwitchFeature extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly wanted: WantedSwitch,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(SwitchFeature)
export class SwitchFeatureHandler implements ICommandHandler<SwitchFeature> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, wanted, reason }: SwitchFeature): Promise<void> {
    const now = this.clock.now();
    await this.streams.update(Features, FEATURES_ID, async (off, decision) => {
      await mustStay(decision, adminId, now);
      return switchFeature(off, { adminId, reason, ...wanted, now });
    });
  }
}
