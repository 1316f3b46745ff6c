import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { type Load, turnOfWhoeverComes } from './is-overloaded.js';

const EVERY_MS = 10;

/**
 * Measures what this process has to do. Not by the histogram of `perf_hooks`: it leaves out the first turn after each reset, so that turns longer than the time
 * between two looks would never be seen.
 */
@Injectable()
export class LoadMeter implements OnModuleInit, OnModuleDestroy {
  private turns: number[] = [];
  private last = performance.now();
  private ticking: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.ticking = setInterval(() => this.tick(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.ticking);
  }

  /** Since it was last read. */
  read(): Load {
    this.tick();
    const loopDelay = turnOfWhoeverComes(this.turns);
    this.turns = [];
    return { loopDelay, poolQueue: this.database.pool.waitingCount };
  }

  private tick(): void {
    const now = performance.now();
    this.turns.push(now - this.last);
    this.last = now;
  }
}
