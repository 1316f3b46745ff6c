import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CsvFile, Downloads, FirstToDecide } from '../../moderation/index.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ReinstateVendor, SuspendVendor } from '../../vendor-onboarding/index.js';
import { DeactivationPreview } from './deactivation-preview.js';
import { ManagedVendors } from './managed-vendors.queries.js';
import { standingOf } from './vendor-deeds.js';
import {
  DeactivationPreviewDto,
  DownloadVendorsDto,
  ManagedVendorPageDto,
  ManagedVendorsQuery,
  SuspendVendorDto,
  VendorCountsDto,
} from './vendor-management.dto.js';
import { VENDOR_COLUMNS } from './vendors-csv.js';

const CONFIRMED = { keep: 'kept', cancel: 'cancelled' } as const;

/** All providers, as administrators see and steer them. */
@ApiTags('vendor management')
@Roles('admin')
@Controller('admin/vendors')
export class VendorManagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly vendors: ManagedVendors,
    private readonly preview: DeactivationPreview,
    private readonly first: FirstToDecide,
    private readonly downloads: Downloads,
  ) {}

  @Get()
  managedVendors(@Query() query: ManagedVendorsQuery): Promise<ManagedVendorPageDto> {
    return this.vendors.page(query);
  }

  /** All of them that are looked for, as a file. That it was taken is recorded before the file begins. */
  @Post('download')
  @CsvFile()
  async downloadVendors(
    @CurrentUser() { userId }: Actor,
    @Body() asked: DownloadVendorsDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.downloads.give(userId, { list: 'vendors', asked, found: await this.vendors.whole(asked), columns: VENDOR_COLUMNS }, reply);
  }

  /** How many there are of each state, and how they are rated. */
  @Get('counts')
  vendorCounts(): Promise<VendorCountsDto> {
    return this.vendors.counts();
  }

  /** What would become of the provider's open bookings, were they deactivated now. Changes nothing. */
  @Get(':id/deactivation')
  async deactivationPreview(@Param('id', idOf('vendor')) id: string): Promise<DeactivationPreviewDto> {
    return { bookings: await this.preview.of(id) };
  }

  /** Takes an approved provider out of view. Their pending bookings are cancelled, the confirmed ones as chosen; they read the reason. */
  @Post(':id/deactivate')
  @HttpCode(204)
  async suspendVendor(@Param('id', idOf('vendor')) id: string, @Body() { reason, confirmedBookings }: SuspendVendorDto): Promise<void> {
    const command = new SuspendVendor(id, { reason, confirmedBookings: CONFIRMED[confirmedBookings] });
    await this.first.attempt(standingOf(id), () => this.commands.execute(command));
  }

  /** Undoes it. Bookings that were cancelled stay cancelled. */
  @Post(':id/activate')
  @HttpCode(204)
  async reinstateVendor(@Param('id', idOf('vendor')) id: string): Promise<void> {
    await this.first.attempt(standingOf(id), () => this.commands.execute(new ReinstateVendor(id)));
  }
}
