import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LiveStreams } from '../../platform/live/live-streams.js';
import { LiveSessions } from './live-sessions.js';
import { SessionTable } from './session-table.js';

const LOOK_MS = 5_000;

/** Whoever is not signed in any more hears nothing more: at once when the session was ended in this process, else with the next look. */
@Injectable()
export class EndStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('EndStreams');
  private looking: NodeJS.Timeout | undefined;
  private wanted = false;
  private busy = false;

  constructor(
    private readonly streams: LiveStreams,
    private readonly table: SessionTable,
    private readonly sessions: LiveSessions,
  ) {}

  onApplicationBootstrap(): void {
    this.looking = setInterval(() => void this.look(), LOOK_MS).unref();
    this.sessions.whenForgotten(() => void this.look());
  }

  onModuleDestroy(): void {
    clearInterval(this.looking);
  }

  /** One look at a time: all who want one meanwhile get one more, after it. */
  private async look(): Promise<void> {
    this.wanted = true;
    if (this.busy) return;
    this.busy = true;
    while (this.wanted) {
      this.wanted = false;
      await this.endThoseThatAreOver();
    }
    this.busy = false;
  }

  private async endThoseThatAreOver(): Promise<void> {
    const { sessions } = this.streams;
    if (sessions.length === 0) return;
    try {
      const open = await this.table.openAmong(sessions);
      this.streams.endOf(sessions.filter((id) => !open.has(id)));
    } catch (error) {
      this.log.warn(`Sessions cannot be looked up: ${String(error)}`);
    }
  }
}
