import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.js';
import { SenderLimit } from './sender-limit.js';

@Global()
@Module({ providers: [Limits, SenderLimit], exports: [Limits, SenderLimit] })
export class LimitsModule {}
