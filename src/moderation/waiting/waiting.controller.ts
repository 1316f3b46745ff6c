import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Roles } from '../../platform/http/access.js';
import { WaitingDto } from './waiting.dto.js';
import { whatWaits } from './waiting.queries.js';

@ApiTags('moderation')
@Roles('admin')
@Controller('admin/waiting')
export class WaitingController {
  constructor(private readonly database: Database) {}

  /** What waits for an administrator's decision or answer: how much of each kind, and since when, the oldest first. */
  @Get()
  waiting(): Promise<WaitingDto[]> {
    return whatWaits(this.database);
  }
}
