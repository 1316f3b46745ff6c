import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PauseVendor } from './pause-vendor.command.js';
import { ReinstateVendor } from './reinstate-vendor.command.js';
import { ResumeVendor } from './resume-vendor.command.js';
import { SuspendVendorDto } from './standing.dto.js';
import { SuspendVendor } from './suspend-vendor.command.js';

const CONFIRMED = { keep: 'kept', cancel: 'cancelled' } as const;

/** Approved providers, in and out of view. */
@ApiTags('vendors')
@Controller()
export class StandingController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes an approved provider out of view. Their pending bookings are cancelled, the confirmed ones as chosen; they read the reason. */
  @Roles('admin')
  @Post('admin/vendors/:id/deactivate')
  @HttpCode(204)
  async suspendVendor(@Param('id', idOf('vendor')) id: string, @Body() { reason, confirmedBookings }: SuspendVendorDto): Promise<void> {
    await this.commands.execute(new SuspendVendor(id, { reason, confirmedBookings: CONFIRMED[confirmedBookings] }));
  }

  /** Undoes it. Bookings that were cancelled stay cancelled. */
  @Roles('admin')
  @Post('admin/vendors/:id/activate')
  @HttpCode(204)
  async reinstateVendor(@Param('id', idOf('vendor')) id: string): Promise<void> {
    await this.commands.execute(new ReinstateVendor(id));
  }

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
