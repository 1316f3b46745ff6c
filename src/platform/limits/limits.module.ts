import { Global, Module } from '@nestjs/common';
import { SenderLimit } from './sender-limit.js';
import { Limits } from './limits.js';

@Global()
@Module({ providers: [Limits, SenderLimit], exports: [Limits, SenderLimit] })
export class LimitsModule {}
