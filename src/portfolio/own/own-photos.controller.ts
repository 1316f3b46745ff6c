import { randomUUID } from 'node:crypto';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { idOf } from '../../platform/fields/id-of.js';
import { TakesImage } from '../../platform/fields/image-body.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { cutOf, CutQuery } from '../../platform/pictures/cut.dto.js';
import { developed, type DevelopedPhoto } from '../../platform/pictures/developed.js';
import { PhotoUploads } from '../../platform/pictures/photo-uploads.js';
import { PictureImageDto } from '../../platform/pictures/picture.dto.js';
import { ownWorks } from '../gallery/gallery.queries.js';
import { WorkPhotos } from '../gallery/work-photos.queries.js';
import { AddWorkPhoto } from './add-work-photo.command.js';
import { ArrangeWorkPhotos } from './arrange-work-photos.command.js';
import { DescribeWorkPhoto } from './describe-work-photo.command.js';
import { ArrangementDto, OwnWorkPhotoDto, WorkPhotoAddedDto, WorkPhotoCaptionDto } from './own-photos.dto.js';
import { ownWorkView } from './own-work-view.js';
import { RemoveWorkPhoto } from './remove-work-photo.command.js';

/** What the signed-in provider shows of their work. */
@ApiTags('photos of work')
@Roles('vendor')
@Controller('vendor/photos')
export class OwnPhotosController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly uploads: PhotoUploads,
    private readonly photos: WorkPhotos,
  ) {}

  /** Hidden ones too. */
  @Get()
  async myWorkPhotos(@CurrentUser() { userId }: Actor): Promise<OwnWorkPhotoDto[]> {
    return (await ownWorks.all(this.database.pool, { userId })).map(ownWorkView);
  }

  /** The photo itself: its public address leads nowhere while it is hidden. */
  @Get(':id/image')
  async myWorkPhotoImage(@CurrentUser() { userId }: Actor, @Param('id', idOf('photo')) id: string): Promise<PictureImageDto> {
    return { image: await this.photos.image(id, userId) };
  }

  /**
   * Takes a JPEG, PNG or WebP of at most 8 MB as the whole body, of which all or the part in the query is shown, at least 400 pixels wide and
   * high. That is drawn anew in up to three widths, without its metadata, and stands behind the others.
   */
  @Post()
  @TakesImage()
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async addWorkPhoto(
    @CurrentUser() { userId }: Actor,
    @Query() query: CutQuery,
    @Req() request: FastifyRequest,
  ): Promise<WorkPhotoAddedDto> {
    const id = randomUUID();
    const cut = cutOf(query);
    const keep = (photo: DevelopedPhoto) => this.commands.execute(new AddWorkPhoto(userId, id, photo));
    await this.uploads.take(userId, request, { megabytes: 8, draw: (picture) => developed(picture, cut), keep });
    return { id };
  }

  /** Puts them in order, and two together that show the same before and after. */
  @Put()
  @HttpCode(204)
  async arrangeWorkPhotos(@CurrentUser() { userId }: Actor, @Body() { works }: ArrangementDto): Promise<void> {
    const all = works.map(({ photoId, beforeId = null }) => ({ photoId, beforeId }));
    await this.commands.execute(new ArrangeWorkPhotos(userId, all));
  }

  /** Says what a photo shows. */
  @Put(':id/caption')
  @HttpCode(204)
  async describeWorkPhoto(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('photo')) id: string,
    @Body() { caption = null }: WorkPhotoCaptionDto,
  ): Promise<void> {
    await this.commands.execute(new DescribeWorkPhoto(userId, id, caption));
  }

  /** Its bytes are deleted. */
  @Delete(':id')
  @HttpCode(204)
  async removeWorkPhoto(@CurrentUser() { userId }: Actor, @Param('id', idOf('photo')) id: string): Promise<void> {
    await this.commands.execute(new RemoveWorkPhoto(userId, id));
  }
}
