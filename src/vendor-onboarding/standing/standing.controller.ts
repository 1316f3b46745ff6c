import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PauseVendor } from './pause-vendor.command.js';
import { ResumeVendor } from './resume-vendor.command.js';

/** Approved providers who take themselves out of view, and come back. */
@ApiTags('vendors')
@Controller()
export class StandingController {
  constructor(private readonly commands: CommandBus) {}

  /** Hides the signed-in provider's profile and services from customers. Open bookings stay answerable; there are no new ones. */
  @Roles('vendor')
  @Post('vendor/profile/pause')
  @HttpCode(204)
  async pauseVendor(@CurrentUser() { userId }: Actor): Promise<void> {
    await this.commands.execute(new PauseVendor(userId));
  }

  /** Undoes it. */
  @Roles('vendor')
  @Post('vendor/profile/resume')
  @HttpCode(204)
  async resumeVendor(@CurrentUser() { userId }: Actor): Promise<void> {
    await this.commands.execute(new ResumeVendor(userId));
  }
}
