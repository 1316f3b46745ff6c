import { Injectable } from '@nestjs/common';
import { Notices } from '../../notifications/index.js';
import { reaction } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { ignore } from '../../platform/tables/projection.js';
import type { PortfolioEvent } from '../portfolio.events.js';
import { photoHidden, type PhotoNotice, photoShown } from './work-photo.notices.js';

/** Whose photo was hidden or brought back hears of it, and why. A notice's id is its event's: redelivery sends no second one. */
@Reacts()
@Injectable()
export class TellOwner {
  constructor(private readonly notices: Notices) {}

  readonly reaction = reaction<PortfolioEvent>(
    'portfolio.tell-owner',
    {
      WorkPhotoHidden: ({ ownerId }, { id, personal }) => this.tell(ownerId, id, photoHidden(personal.explanation)),
      WorkPhotoShown: ({ ownerId }, { id, personal }) => this.tell(ownerId, id, photoShown(personal.explanation)),
      WorkPhotoAdded: ignore,
      WorkPhotoDescribed: ignore,
      WorkPhotosArranged: ignore,
      WorkPhotoRemoved: ignore,
      WorkPhotoReported: ignore,
      WorkPhotoReportedByVisitor: ignore,
      WorkPhotoKept: ignore,
    },
    { sendsMail: true },
  );

  private tell(userId: string, id: string, notice: PhotoNotice): Promise<void> {
    return this.notices.send({ id, userId, kind: 'service', ...notice });
  }
}
