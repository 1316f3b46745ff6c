import { Body, Controller, HttpCode, Param, Post, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PerhapsSignedIn } from '../../platform/http/perhaps-signed-in.guard.js';
import { type Counted, SenderLimit } from '../../platform/limits/sender-limit.js';
import { ReportWorkPhotoDto } from './report-photo.dto.js';
import { ReportWorkPhoto } from './report-work-photo.command.js';

const REPORTS: Counted = { code: 'portfolio/too-many-reports', done: 'You have reported many photos' };

/** What others make of a photo. */
@ApiTags('photos of work')
@Controller('photos/:id')
export class PhotoReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: SenderLimit,
  ) {}

  /**
   * Says that a photo should not be seen; an admin decides. Who is signed in says it once. Visitors name a ground and nothing else: a few from one address,
   * then a pause. Auditors are refused.
   */
  @Public()
  @UseGuards(PerhapsSignedIn)
  @Post('reports')
  @HttpCode(204)
  async reportWorkPhoto(
    @CurrentUser() reporter: Actor | undefined,
    @Param('id', idOf('photo')) id: string,
    @Body() { ground, note = null }: ReportWorkPhotoDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (reporter?.roles.includes('auditor')) throw new Forbidden('portfolio/auditors-only-read', 'Auditors can only read.');
    if (!reporter) await this.limit.count(request, REPORTS);
    await this.commands.execute(new ReportWorkPhoto(reporter?.userId ?? null, id, ground, note));
  }
}
