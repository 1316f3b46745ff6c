import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { WorkPhotos } from '../gallery/work-photos.queries.js';
import type { PhotoReportGround } from '../portfolio.events.js';
import { Portfolio } from '../portfolio.js';
import { report, reportAsVisitor } from './report.decisions.js';

/** Somebody thinks that a photo should not be seen; `reporterId` is their account, if they are signed in. */
export class ReportWorkPhoto extends Command<void> {
  constructor(
    readonly reporterId: string | null,
    readonly photoId: string,
    readonly ground: PhotoReportGround,
    readonly note: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReportWorkPhoto)
export class ReportWorkPhotoHandler implements ICommandHandler<ReportWorkPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly photos: WorkPhotos,
  ) {}

  async execute({ reporterId, photoId, ground, note }: ReportWorkPhoto) {
    const reportId = newIdFor('work-photo-report');
    const now = this.clock.now();
    const { vendorId } = await this.photos.whoseIs(photoId);
    await this.streams.decide(async (decision) => {
      if (reporterId) await mustStay(decision, reporterId, now);
      const portfolio = await decision.load(Portfolio, vendorId);
      const details = { vendorId, photoId, reportId, ground, note, now };
      decision.append(
        portfolio,
        reporterId ? report(portfolio.state, { ...details, reporterId }) : reportAsVisitor(portfolio.state, details),
      );
    });
  }
}
