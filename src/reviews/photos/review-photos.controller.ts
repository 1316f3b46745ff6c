import { randomUUID } from 'node:crypto';
import { Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idOf } from '../../platform/fields/id-of.js';
import { TakesImage } from '../../platform/fields/image-body.js';
import { Public, Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { developed, type DevelopedPhoto } from '../../platform/pictures/developed.js';
import { PhotoUploads } from '../../platform/pictures/photo-uploads.js';
import { PictureImageDto } from '../../platform/pictures/picture.dto.js';
import { sendPhoto } from '../../platform/pictures/send-picture.js';
import { AddReviewPhoto } from './add-review-photo.command.js';
import { RemoveReviewPhoto } from './remove-review-photo.command.js';
import { ReviewPhotoAddedDto } from './review-photo.dto.js';
import { ReviewPhotos } from './review-photos.queries.js';

/** What customers show of the work that they review. */
@ApiTags('reviews')
@Controller('reviews')
export class ReviewPhotosController {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: PhotoUploads,
    private readonly photos: ReviewPhotos,
  ) {}

  /**
   * Takes a JPEG, PNG or WebP of at most 8 MB as the whole body, at least 400 pixels wide and high, within 48 hours of the review. It is drawn anew in up to
   * three widths, without its metadata. A review has four at most.
   */
  @Roles('user')
  @Post(':bookingId/photos')
  @TakesImage()
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async addReviewPhoto(
    @CurrentUser() { userId }: Actor,
    @Param('bookingId', idOf('booking')) bookingId: string,
    @Req() request: FastifyRequest,
  ): Promise<ReviewPhotoAddedDto> {
    const id = randomUUID();
    const keep = (photo: DevelopedPhoto) => this.commands.execute(new AddReviewPhoto(userId, bookingId, id, photo));
    await this.uploads.take(userId, request, { megabytes: 8, draw: developed, keep });
    return { id };
  }

  /** Its bytes are deleted. */
  @Roles('user')
  @Delete(':bookingId/photos/:id')
  @HttpCode(204)
  async removeReviewPhoto(
    @CurrentUser() { userId }: Actor,
    @Param('bookingId', idOf('booking')) bookingId: string,
    @Param('id', idOf('photo')) id: string,
  ): Promise<void> {
    await this.commands.execute(new RemoveReviewPhoto(userId, bookingId, id));
  }

  /** The photo itself, for its author and admins: its public address leads nowhere while the review is hidden. */
  @Roles('user', 'admin')
  @Get(':bookingId/photos/:id/image')
  async reviewPhotoImage(
    @CurrentUser() { userId, roles }: Actor,
    @Param('bookingId', idOf('booking')) bookingId: string,
    @Param('id', idOf('photo')) id: string,
  ): Promise<PictureImageDto> {
    return { image: await this.photos.image(bookingId, id, roles.includes('admin') ? undefined : userId) };
  }

  /** A photo in one of its widths and formats: `800.avif`. Its address can not be guessed, and leads nowhere while the review is hidden. */
  @Public()
  @Get('photos/:photoId/:rendition')
  @ApiProduces('image/avif', 'image/webp')
  async reviewPicture(
    @Param('photoId', idOf('photo')) photoId: string,
    @Param('rendition') rendition: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPhoto(request, reply, { id: photoId, rendition, shown: () => this.photos.shown(photoId, rendition) });
  }
}
