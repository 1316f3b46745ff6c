import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access.js';
import { feeInForce } from './fee-in-force.js';
import { PlatformFeeDto } from './platform-fee.dto.js';

@ApiTags('platform settings')
@Public()
@Controller()
export class PlatformFeeController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The platform fee as it is now. What was booked or is held keeps its own. */
  @FromTables()
  @Get('platform-fee')
  async platformFee(): Promise<PlatformFeeDto> {
    return { feeCents: await feeInForce(this.database, this.clock.now()) };
  }
}
