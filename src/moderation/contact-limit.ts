import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ThrottlerModuleOptions } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Config } from '../platform/config.js';
import { TooMany } from '../platform/errors.js';

// A CommonJS package that requires Nest's ES modules: these have to be evaluated first, and Jest links everything before it evaluates anything.
const { ThrottlerGuard, ThrottlerModule } = await import('@nestjs/throttler');

const WINDOW_MINUTES = 10;
const WINDOW_MS = WINDOW_MINUTES * 60_000;

/** `CONTACT_LIMIT` messages from one client address within ten minutes, then as long a pause. */
export const contactLimits = ThrottlerModule.forRootAsync({
  inject: [Config],
  useFactory: ({ contactLimit: limit }: Config): ThrottlerModuleOptions => ({ throttlers: [{ ttl: WINDOW_MS, limit }] }),
});

/**
 * Keeps one sender from burying the others' messages. Not a guard: a form that was filled in wrongly, and one that arrives a second time, are no
 * further messages. Addresses are remembered as hashes, in memory, while they count.
 */
@Injectable()
export class ContactLimit extends ThrottlerGuard {
  /** @throws TooMany when this message is one too many */
  async count(request: FastifyRequest): Promise<void> {
    const address = createHash('sha256')
      .update(await this.getTracker({ ip: request.ip }))
      .digest('base64');
    const limit = this.throttlers[0]!.limit as number;
    const { isBlocked, timeToBlockExpire } = await this.storageService.increment(address, WINDOW_MS, limit, WINDOW_MS, 'contact');
    if (!isBlocked) return;
    const minutes = Math.ceil(timeToBlockExpire / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new TooMany(
      'moderation/too-many-messages',
      `You have sent many messages in a short time. Please try again in ${wait}.`,
      timeToBlockExpire,
    );
  }
}
