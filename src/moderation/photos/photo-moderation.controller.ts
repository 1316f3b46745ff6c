import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { streamOf } from '../../platform/events/decider.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PictureImageDto } from '../../platform/pictures/picture.dto.js';
import { Portfolio, WorkPhotos } from '../../portfolio/index.js';
import type { Caused } from '../first-to-decide.decisions.js';
import { FirstToDecide } from '../first-to-decide.js';
import { DecideWorkPhoto } from './decide-work-photo.command.js';
import { ModeratedPhotos } from './moderated-photos.queries.js';
import { DecideWorkPhotoDto, ModeratedPhotoPageDto, PhotoModerationQuery } from './photo-moderation.dto.js';

const DECIDED = { WorkPhotoHidden: 'hidden', WorkPhotoShown: 'brought back', WorkPhotoKept: 'kept' };

/** How admins decide which photos of work are seen. */
@ApiTags('photo moderation')
@Roles('admin')
@Controller('admin/photos')
export class PhotoModerationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly moderated: ModeratedPhotos,
    private readonly photos: WorkPhotos,
    private readonly first: FirstToDecide,
  ) {}

  /** Reported photos, the longest waiting first; or hidden ones, the latest first. */
  @Get()
  photosToModerate(@Query() { page = 1, state = 'reported' }: PhotoModerationQuery): Promise<ModeratedPhotoPageDto> {
    return this.moderated.page(state, page);
  }

  /** The photo itself: its public address leads nowhere while it is hidden. */
  @Get(':id/image')
  async workPhotoImage(@Param('id', idOf('photo')) id: string): Promise<PictureImageDto> {
    return { image: await this.photos.image(id) };
  }

  /** Takes a photo out of everybody's sight. Its provider sees it marked, and reads the reason. */
  @Post(':id/hide')
  @HttpCode(204)
  async hideWorkPhoto(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('photo')) id: string,
    @Body() { reason }: DecideWorkPhotoDto,
  ): Promise<void> {
    await this.decide(new DecideWorkPhoto(userId, id, 'hide', reason));
  }

  /** Dismisses what was said against a photo. */
  @Post(':id/keep')
  @HttpCode(204)
  async keepWorkPhoto(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('photo')) id: string,
    @Body() { reason }: DecideWorkPhotoDto,
  ): Promise<void> {
    await this.decide(new DecideWorkPhoto(userId, id, 'keep', reason));
  }

  /** Brings a hidden photo back. */
  @Post(':id/show')
  @HttpCode(204)
  async showWorkPhoto(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('photo')) id: string,
    @Body() { reason }: DecideWorkPhotoDto,
  ): Promise<void> {
    await this.decide(new DecideWorkPhoto(userId, id, 'show', reason));
  }

  private async decide(command: DecideWorkPhoto): Promise<void> {
    const { vendorId } = await this.photos.whoseIs(command.photoId);
    const isAbout = ({ data }: Caused) => (data as { photoId?: string }).photoId === command.photoId;
    const deeds = { stream: streamOf(Portfolio, vendorId), verbs: DECIDED, isAbout };
    await this.first.attempt(deeds, () => this.commands.execute(command));
  }
}
