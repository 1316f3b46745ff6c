import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { ThrottlerLimitDetail, ThrottlerModuleOptions } from '@nestjs/throttler';
import { Config } from '../platform/config.js';
import { TooMany } from '../platform/errors.js';

// A CommonJS package that requires Nest's ES modules: these have to be evaluated first, and Jest links everything before it evaluates anything.
const { ThrottlerGuard, ThrottlerModule } = await import('@nestjs/throttler');

const WINDOW_MINUTES = 10;

/** `CONTACT_LIMIT` messages from one client address within ten minutes, then as long a pause. */
export const contactLimits = ThrottlerModule.forRootAsync({
  inject: [Config],
  useFactory: ({ contactLimit: limit }: Config): ThrottlerModuleOptions => ({
    throttlers: [{ ttl: WINDOW_MINUTES * 60_000, limit }],
    setHeaders: false,
  }),
});

/** Keeps one sender from burying the others' messages. Addresses are remembered as hashes, in memory, while they count. */
@Injectable()
export class ContactLimit extends ThrottlerGuard {
  protected override throwThrottlingException(_context: ExecutionContext, { timeToBlockExpire }: ThrottlerLimitDetail): Promise<void> {
    const minutes = Math.ceil(timeToBlockExpire / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new TooMany(
      'moderation/too-many-messages',
      `You have sent many messages in a short time. Please try again in ${wait}.`,
      timeToBlockExpire,
    );
  }
}
