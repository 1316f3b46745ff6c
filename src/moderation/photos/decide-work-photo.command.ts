import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { hidePhoto, keepPhoto, Portfolio, showPhoto, WorkPhotos } from '../../portfolio/index.js';
import { mustBeImpartial } from '../impartial-admin.js';
import type { PhotoAction } from './photo-actions.js';

const DECISIONS = { hide: hidePhoto, keep: keepPhoto, show: showPhoto } as const satisfies Record<PhotoAction, unknown>;

/** An admin hides a photo from everybody but its provider, dismisses what was said against it, or shows it again. */
export class DecideWorkPhoto extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly photoId: string,
    readonly outcome: PhotoAction,
    readonly explanation: string,
  ) {
    super();
  }
}

@CommandHandler(DecideWorkPhoto)
export class DecideWorkPhotoHandler implements ICommandHandler<DecideWorkPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly photos: WorkPhotos,
  ) {}

  async execute({ adminId, photoId, outcome, explanation }: DecideWorkPhoto) {
    const now = this.clock.now();
    const { vendorId, ownerId } = await this.photos.whoseIs(photoId);
    await this.streams.decide(async (decision) => {
      const portfolio = await decision.load(Portfolio, vendorId);
      await mustBeImpartial(decision, adminId, { vendorId }, now);
      decision.append(portfolio, DECISIONS[outcome](portfolio.state, { vendorId, ownerId, photoId, adminId, explanation, now }));
    });
  }
}
