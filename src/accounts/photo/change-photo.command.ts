import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeOn } from '../../platform/switches/must-be-on.js';
import { Account, changePhoto } from '../account/account.js';
import { PORTRAIT } from './portrait.js';

/** Sets the person's photo, or removes it. Answers the new photo's id. */
export class ChangePhoto extends Command<string | null> {
  constructor(
    readonly userId: string,
    /** A portrait that has been re-encoded; `null` removes the photo. */
    readonly image: Buffer | null,
  ) {
    super();
  }
}

@CommandHandler(ChangePhoto)
export class ChangePhotoHandler implements ICommandHandler<ChangePhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
    private readonly clock: Clock,
  ) {}

  /** The bytes are there before anybody is sent to them, and those that they replace until nobody is. Others' of the same moment are theirs to remove. */
  async execute({ userId, image }: ChangePhoto): Promise<string | null> {
    const photoId = image ? randomUUID() : null;
    if (photoId && image) await this.pictures.add({ id: photoId, userId, renditions: { [PORTRAIT]: image } });
    const by = { userId, photoId, now: this.clock.now() };
    let replaced: string | null = null;
    await this.streams.update(Account, userId, async (account, decision) => {
      // Taking one away is always possible.
      if (image) await mustBeOn(decision, 'photos');
      replaced = account.photoId;
      return changePhoto(account, by);
    });
    if (replaced) await this.pictures.remove(replaced);
    return photoId;
  }
}
