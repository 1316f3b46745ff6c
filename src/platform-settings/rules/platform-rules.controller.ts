import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access.js';
import { PlatformRulesDto } from './platform-rules.dto.js';
import { rulesInForce } from './rules-in-force.js';

@ApiTags('platform settings')
@Public()
@Controller()
export class PlatformRulesController {
  constructor(private readonly database: Database) {}

  /** What is set for the whole platform, as it holds now. What is open keeps its own. */
  @FromTables()
  @Get('platform-rules')
  platformRules(): Promise<PlatformRulesDto> {
    return rulesInForce(this.database);
  }
}
