import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheckService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { Database } from '../database/database.js';
import { Public } from './access.js';
import { Readiness } from './readiness.js';

/** For whoever watches over the process: is it alive, can it serve, what does it count. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  /** Does no I/O: a process that answers lives. */
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  ready() {
    const database = async (): Promise<HealthIndicatorResult> => {
      await this.database.pool.query('select 1');
      return { database: { status: 'up' } };
    };
    return this.health.check([database, ...this.readiness.checks]);
  }

  @Get('metrics')
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(register.contentType).send(await register.metrics());
  }
}
