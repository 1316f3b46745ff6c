import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ServiceCreatedDto } from '../../catalog/index.js';
import { CsvFile, Downloads, FirstToDecide } from '../../moderation/index.js';
import { idOf } from '../../platform/fields/id-of.js';
import { ReasonedDeletionDto } from '../../platform/fields/seen.dto.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ChangeManagedService } from './change-managed-service.command.js';
import { CreateManagedService } from './create-managed-service.command.js';
import { DeleteManagedService } from './deletion/delete-managed-service.command.js';
import { ServiceDeletionPreviewDto } from './deletion/service-deletion.dto.js';
import { ServiceDeletionPreview } from './deletion/service-deletion-preview.js';
import { ManagedServices } from './managed-services.queries.js';
import { changesOf, switchesOf } from './service-deeds.js';
import {
  CreateManagedServiceDto,
  DownloadServicesDto,
  ManagedServicePageDto,
  ManagedServicesQuery,
  SwitchManagedServiceDto,
  UpdateManagedServiceDto,
} from './service-management.dto.js';
import { SERVICE_COLUMNS } from './services-csv.js';

/** The services of all providers, as administrators see and steer them. */
@ApiTags('service management')
@Roles('admin')
@Controller('admin/services')
export class ServiceManagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly services: ManagedServices,
    private readonly preview: ServiceDeletionPreview,
    private readonly first: FirstToDecide,
    private readonly downloads: Downloads,
  ) {}

  @Get()
  managedServices(@Query() query: ManagedServicesQuery): Promise<ManagedServicePageDto> {
    return this.services.page(query);
  }

  /** All of them that are looked for, as a file. That it was taken is recorded before the file begins. */
  @Post('download')
  @CsvFile()
  async downloadServices(
    @CurrentUser() { userId }: Actor,
    @Body() asked: DownloadServicesDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.downloads.give(
      userId,
      { list: 'services', asked, found: await this.services.whole(asked), columns: SERVICE_COLUMNS },
      reply,
    );
  }

  /** Offers a service for a provider who is approved and active. It is theirs from then on. */
  @Post()
  createManagedService(
    @CurrentUser() { userId }: Actor,
    @Body() { vendorId, isActive, ...offer }: CreateManagedServiceDto,
  ): Promise<ServiceCreatedDto> {
    return this.commands.execute(new CreateManagedService(userId, vendorId, offer, isActive));
  }

  /** What is left out stays as it is. Whoever rests on what is no longer so is told who was faster. */
  @Patch(':id')
  @HttpCode(204)
  async updateManagedService(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) id: string,
    @Body() { revision, reason, isActive, ...offer }: UpdateManagedServiceDto,
  ): Promise<void> {
    const command = new ChangeManagedService(userId, id, { ...offer, active: isActive ?? undefined }, reason, revision);
    await this.first.change(changesOf(id), () => this.commands.execute(command));
  }

  @Post(':id/activate')
  @HttpCode(204)
  async activateManagedService(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) id: string,
    @Body() { reason }: SwitchManagedServiceDto,
  ): Promise<void> {
    await this.first.attempt(switchesOf(id), () => this.commands.execute(new ChangeManagedService(userId, id, { active: true }, reason)));
  }

  /** Leaves the public lists, and its provider can't switch it on; open bookings go on. */
  @Post(':id/deactivate')
  @HttpCode(204)
  async deactivateManagedService(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) id: string,
    @Body() { reason }: SwitchManagedServiceDto,
  ): Promise<void> {
    await this.first.attempt(switchesOf(id), () => this.commands.execute(new ChangeManagedService(userId, id, { active: false }, reason)));
  }

  /** What would become of open bookings and held times, were the service deleted now. Changes nothing. */
  @Get(':id/deletion')
  serviceDeletionPreview(@Param('id', idOf('service')) id: string): Promise<ServiceDeletionPreviewDto> {
    return this.preview.of(id);
  }

  /** Gone from every list; bookings keep their title and price, and open ones go on. */
  @Post(':id/delete')
  @HttpCode(204)
  async deleteManagedService(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('service')) id: string,
    @Body() { reason, revision }: ReasonedDeletionDto,
  ): Promise<void> {
    await this.first.attempt(changesOf(id), () =>
      this.commands.execute(new DeleteManagedService(userId, id, reason, revision ?? undefined)),
    );
  }
}
