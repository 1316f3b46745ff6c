import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TerminusModule } from '@nestjs/terminus';
import { AnswersInterceptor } from '../answers/answers.interceptor.js';
import { Answers } from '../answers/answers.js';
import { ConsistencyInterceptor } from '../answers/consistency.interceptor.js';
import { KeptFigures } from '../answers/kept-figures.js';
import { CommandInterceptor } from '../commands/command.interceptor.js';
import { Idempotency } from '../commands/idempotency.js';
import { AccessGuard } from '../http/access.js';
import { ProblemPagesController } from '../http/problem-pages.controller.js';
import { Readiness } from '../http/readiness.js';
import { LoadMeter } from '../shedding/load-meter.js';
import { Pressure } from '../shedding/pressure.js';
import { SheddingGuard } from '../shedding/shedding.guard.js';
import { HealthController } from './health.controller.js';

@Global()
@Module({
  imports: [PassportModule, TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, ProblemPagesController],
  providers: [
    Answers,
    Idempotency,
    KeptFigures,
    LoadMeter,
    Pressure,
    Readiness,
    { provide: APP_GUARD, useClass: SheddingGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: CommandInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ConsistencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AnswersInterceptor },
  ],
  exports: [Idempotency, KeptFigures, Readiness],
})
export class HttpModule {}
