import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { register } from 'prom-client';
import { Database } from '../database/database.js';
import { Public } from '../http/access.js';
import { Readiness } from '../http/readiness.js';
import { NeverShed } from '../shedding/shedding.guard.js';

/** For whoever watches over the process: is it alive, can it serve, what does it count. */
@ApiExcludeController()
@Public()
@NeverShed()
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly readiness: Readiness,
    database: Database,
  ) {
    readiness.require('database', async () => {
      await database.pool.query('select 1');
      return undefined;
    });
  }

  /** Does no I/O: a process that answers lives. */
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  @Get('health/ready')
  ready() {
    return this.health.check([...this.readiness.checks]);
  }

  @Get('metrics')
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    await reply.type(register.contentType).send(await register.metrics());
  }
}
