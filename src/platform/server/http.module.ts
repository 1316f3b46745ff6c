import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TerminusModule } from '@nestjs/terminus';
import { AccessGuard } from './access.js';
import { Answers } from './answers.js';
import { AnswersInterceptor } from './answers.interceptor.js';
import { CommandInterceptor } from './command.interceptor.js';
import { ConsistencyInterceptor } from './consistency.interceptor.js';
import { HealthController } from './health.controller.js';
import { Idempotency } from './idempotency.js';
import { Readiness } from './readiness.js';
import { LoadMeter } from './shedding/load-meter.js';
import { Pressure } from './shedding/pressure.js';
import { SheddingGuard } from './shedding/shedding.guard.js';

@Global()
@Module({
  imports: [PassportModule, TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [
    Answers,
    Idempotency,
    LoadMeter,
    Pressure,
    Readiness,
    { provide: APP_GUARD, useClass: SheddingGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: CommandInterceptor },
    { provide: APP_INTERCEPTOR, useClass: ConsistencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AnswersInterceptor },
  ],
  exports: [Idempotency, Readiness],
})
export class HttpModule {}
