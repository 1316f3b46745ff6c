import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { PlatformHealthDto } from './health.dto.js';
import { PlatformHealth } from './platform-health.js';

@ApiTags('moderation')
@Roles('admin')
@Controller('admin/health')
export class PlatformHealthController {
  constructor(private readonly health: PlatformHealth) {}

  /** How the platform itself is doing: whether its tables are up to date, what is left out, mails that wait, room on the disk, the last backup. */
  @Get()
  platformHealth(): Promise<PlatformHealthDto> {
    return this.health.now();
  }
}
