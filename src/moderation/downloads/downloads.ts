import { Injectable, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../platform/clock.js';
import { type Columns, csvInPortions } from '../../platform/csv.js';
import { csvStream } from '../../platform/http/send-csv.js';
import type { WholeList } from '../../platform/tables/whole-list.js';
import type { Download } from './list-downloads.js';
import { RecordDownload } from './record-download.command.js';

/** A list that is given out, and what its file has of each row. */
export interface GivenList<Row> extends Omit<Download, 'rows'> {
  readonly found: WholeList<Row>;
  readonly columns: Columns<Row>;
}

/** Gives whole lists out as files, and records each before its first byte leaves. */
@Injectable()
export class Downloads {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async give<Row>(adminId: string, { list, asked, found, columns }: GivenList<Row>, reply: FastifyReply): Promise<StreamableFile> {
    await this.commands.execute(new RecordDownload(adminId, { list, asked, rows: found.count }));
    const day = this.clock.now().slice(0, 10);
    return csvStream(reply, `plumb-and-level-${list}-${day}`, csvInPortions(columns, found.portions()));
  }
}
