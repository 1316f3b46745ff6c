import { Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { readImage, TakesImage } from '../../platform/fields/image-body.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { type Limit, Limits } from '../../platform/limits/limits.js';
import { Config } from '../../platform/process/config.js';
import { avatarUrl } from './avatar-url.js';
import { ChangePhoto } from './change-photo.command.js';
import { Darkroom } from './darkroom.js';
import { PhotoUploadedDto } from './photo.dto.js';
import { photoLimit } from './photo-limit.js';
import { NotAPhoto } from './photo-refusals.js';
import { isPicture } from './portrait.js';

const MOST_BYTES = 2 * 1024 * 1024;

@ApiTags('account')
@Roles('user')
@Controller('account/photo')
export class PhotoController {
  private readonly limit: Limit;

  constructor(
    private readonly commands: CommandBus,
    private readonly darkroom: Darkroom,
    private readonly limits: Limits,
    config: Config,
  ) {
    this.limit = photoLimit(config);
  }

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
    return this.darkroom.admit(userId, async () => {
      const picture = await readImage(request, MOST_BYTES, 'The photo is larger than 2 MB.');
      if (!picture || !isPicture(picture)) throw new NotAPhoto();
      await this.limits.count(this.limit, userId);
      const photoId = await this.commands.execute(new ChangePhoto(userId, await this.darkroom.portrait(picture)));
      return { avatarUrl: avatarUrl(userId, photoId) };
    });
  }

  /** The generated avatar takes its place. */
  @Delete()
  @HttpCode(204)
  async removePhoto(@CurrentUser() { userId }: Actor): Promise<void> {
    await this.commands.execute(new ChangePhoto(userId, null));
  }
}
