import { Injectable } from '@nestjs/common';
import type { HealthIndicatorFunction } from '@nestjs/terminus';

/** What must be true for this process to take requests. Parts of the platform add their own condition. */
@Injectable()
export class Readiness {
  private readonly conditions: HealthIndicatorFunction[] = [];

  get checks(): readonly HealthIndicatorFunction[] {
    return this.conditions;
  }

  /** `look` tells what is wrong, in words, or nothing. When it fails, that is wrong too. */
  require(name: string, look: () => Promise<string | undefined> | string | undefined): void {
    this.conditions.push(async () => {
      const wrong = await sentence(look);
      return { [name]: wrong ? { status: 'down', message: wrong } : { status: 'up' } };
    });
  }

  /** Something to know that keeps nobody from being served. */
  mention(name: string, look: () => Promise<string | undefined>): void {
    this.conditions.push(async () => {
      const degraded = await sentence(look);
      return { [name]: degraded ? { status: 'up', degraded } : { status: 'up' } };
    });
  }

  /** From the first sign of a shutdown on nobody should send us more. */
  leave(): void {
    this.require('shutdown', () => 'This process is shutting down.');
  }
}

async function sentence(look: () => Promise<string | undefined> | string | undefined): Promise<string | undefined> {
  try {
    return await look();
  } catch (error) {
    return `This could not be found out: ${error instanceof Error ? error.message : String(error)}`;
  }
}
