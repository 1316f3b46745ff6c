import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { type Download, download, ListDownloads } from './list-downloads.js';

/** An administrator takes a list along. First it is recorded, then it is given out. */
export class RecordDownload extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly taken: Download,
  ) {
    super();
  }
}

@CommandHandler(RecordDownload)
export class RecordDownloadHandler implements ICommandHandler<RecordDownload> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, taken }: RecordDownload): Promise<void> {
    const now = this.clock.now();
    await this.streams.update(ListDownloads, adminId, async (_, decision) => {
      await mustStay(decision, adminId, now);
      return download(taken, { adminId, now });
    });
  }
}
