import { Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { TakesImage } from '../../platform/fields/image-body.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PhotoUploads } from '../../platform/pictures/photo-uploads.js';
import { avatarUrl } from './avatar-url.js';
import { ChangePhoto } from './change-photo.command.js';
import { PhotoUploadedDto } from './photo.dto.js';
import { portrait } from './portrait.js';

@ApiTags('account')
@Roles('user')
@Controller('account/photo')
export class PhotoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: PhotoUploads,
  ) {}

  /**
   * Takes a JPEG, PNG or WebP of at most 2 MB as the whole body. It is re-encoded as a square of 512 pixels, without its metadata. Of each person one
   * is worked on at a time, of all nine, and each person may send `PHOTO_LIMIT` within an hour.
   */
  @Post()
  @TakesImage()
  @SecretAnswer()
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async uploadPhoto(@CurrentUser() { userId }: Actor, @Req() request: FastifyRequest): Promise<PhotoUploadedDto> {
    const keep = (image: Buffer) => this.commands.execute(new ChangePhoto(userId, image));
    const photoId = await this.uploads.take(userId, request, { megabytes: 2, draw: portrait, keep });
    return { avatarUrl: avatarUrl(userId, photoId) };
  }

  /** The generated avatar takes its place. */
  @Delete()
  @HttpCode(204)
  async removePhoto(@CurrentUser() { userId }: Actor): Promise<void> {
    await this.commands.execute(new ChangePhoto(userId, null));
  }
}
