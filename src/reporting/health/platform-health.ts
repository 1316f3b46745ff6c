import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../../platform/database/database.js';
import { type Position, START } from '../../platform/events/recorded.js';
import { Config } from '../../platform/process/config.js';
import { reactionsIn } from '../../platform/reactions/reacts.decorator.js';
import { Streams } from '../../platform/streams/streams.js';
import type { BackupDto, DiskDto, LeftOutDto, PlatformHealthDto, WaitingMailsDto } from './health.dto.js';

/** Each projection and reaction with what it leaves out; the one that has done so for longest first. */
const LEFT_OUT = `
  select consumer, count(*)::int as streams, min(since) as since, bool_and(again) as "triedAgain"
    from (select projection as consumer, since, try_again as again from projection_parked where parked
          union all select reaction, since, try_again_at is not null from reaction_parked where reaction <> all($1)) waiting
   group by consumer order by since, consumer`;

const MAILS = `select count(*)::int as events, min(since) as since from reaction_parked where reaction = any($1)`;

const BACKUP = 'select made_at as "madeAt", bytes::float8 as bytes from backup_made order by made_at desc limit 1';

/** How the platform is doing: read from what it keeps of itself, not from a process's memory, so that each process tells the same. */
@Injectable()
export class PlatformHealth {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly config: Config,
    private readonly discovery: DiscoveryService,
  ) {}

  async now(): Promise<PlatformHealthDto> {
    const { pool } = this.database;
    const mailing = reactionsIn(this.discovery).flatMap(({ name, sendsMail }) => (sendsMail ? [name] : []));
    const [behindSince, leftOut, mails, disk, size, backup] = await Promise.all([
      this.behindSince(),
      pool.query<LeftOutDto>(LEFT_OUT, [mailing]),
      pool.query<WaitingMailsDto>(MAILS, [mailing]),
      this.disk(),
      pool.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes'),
      pool.query<BackupDto>(BACKUP),
    ]);
    return {
      behindSince,
      leftOut: leftOut.rows,
      mails: mails.rows[0]!,
      disk,
      databaseBytes: size.rows[0]!.bytes,
      backup: backup.rows[0] ?? null,
    };
  }

  /** Positions cannot be subtracted: what tells how far behind the tables are is the age of the first event that they lack. */
  private async behindSince(): Promise<string | null> {
    const { rows } = await this.database.pool.query<{ position: Position }>('select position from projection_checkpoint');
    const position = rows[0]?.position ?? START;
    if ((await this.streams.head()) <= position) return null;
    const enough = new AbortController();
    for await (const [first] of this.streams.from(position, { batch: 1, signal: enough.signal })) {
      enough.abort();
      return first?.meta.at ?? null;
    }
    return null;
  }

  private async disk(): Promise<DiskDto | null> {
    const { dataDirectory } = this.config;
    if (!existsSync(dataDirectory)) return null;
    const { bavail, blocks, bsize } = await statfs(dataDirectory);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }
}
