import { createHash } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { TooMany } from '../errors.js';

// A CommonJS package that requires Nest's ES modules: these have to be evaluated first, and Jest links everything before it evaluates anything.
const { ThrottlerGuard, ThrottlerModule } = await import('@nestjs/throttler');

const WINDOW_MINUTES = 10;
const WINDOW_MS = WINDOW_MINUTES * 60_000;

/** What counts by itself: many of the one are none of the other. */
export interface Counted {
  /** `module/kebab-case`, as the refusal's code. */
  readonly code: string;
  /** What whoever sent too many has done: 'You have sent many messages'. */
  readonly done: string;
}

/**
 * Keeps one sender without an account from burying the others. Not a guard: a form that was filled in wrongly, and one that arrives a second time,
 * don't count. Addresses are remembered as hashes, in memory, while they count.
 */
@Injectable()
export class SenderLimit extends ThrottlerGuard {
  /** @throws TooMany when this one is one too many */
  async count(request: FastifyRequest, { code, done }: Counted): Promise<void> {
    const address = createHash('sha256')
      .update(await this.getTracker({ ip: request.ip }))
      .digest('base64');
    const limit = this.throttlers[0]!.limit as number;
    const { isBlocked, timeToBlockExpire } = await this.storageService.increment(`${code} ${address}`, WINDOW_MS, limit, WINDOW_MS, code);
    if (!isBlocked) return;
    const minutes = Math.ceil(timeToBlockExpire / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new TooMany(code, `${done} in a short time. Please try again in ${wait}.`, timeToBlockExpire);
  }
}

/** `CONTACT_LIMIT` of a kind from one client address within ten minutes, then as long a pause. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ contactLimit: limit }: Config): ThrottlerModuleOptions => ({ throttlers: [{ ttl: WINDOW_MS, limit }] }),
    }),
  ],
  providers: [SenderLimit],
  exports: [SenderLimit],
})
export class SenderLimitModule {}
