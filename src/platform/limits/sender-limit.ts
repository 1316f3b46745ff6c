import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../process/config.js';
import { Limits } from './limits.js';

/** What counts by itself: many of the one are none of the other. */
export interface Counted {
  /** `module/kebab-case`, as the refusal's code. */
  readonly code: string;
  /** What whoever sent too many has done: 'You have sent many messages'. */
  readonly done: string;
}

/**
 * Keeps one sender without an account from burying the others: `CONTACT_LIMIT` of a kind from one client address within ten minutes. Not a guard: a form
 * that was filled in wrongly, and one that arrives a second time, don't count.
 */
@Injectable()
export class SenderLimit {
  private readonly most: number;

  constructor(
    private readonly limits: Limits,
    { contactLimit }: Config,
  ) {
    this.most = contactLimit;
  }

  /** @throws TooMany when this one is one too many */
  async count({ ip }: FastifyRequest, { code, done }: Counted): Promise<void> {
    const message = (wait: string) => `${done} in a short time. Please try again in ${wait}.`;
    await this.limits.count({ code, most: this.most, minutes: 10, message }, this.limits.visitor(ip));
  }
}
