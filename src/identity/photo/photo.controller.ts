import { Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { SecretAnswer } from '../../platform/http/command.interceptor.js';
import { readImage, TakesImage } from '../../platform/http/image-body.js';
import { ChangePhoto } from '../commands/change-photo.js';
import { avatarUrl } from './avatar-url.js';
import { PhotoUploadedDto } from './photo.dto.js';
import { NotAPhoto } from './photo-refusals.js';
import { isPicture, portrait } from './portrait.js';

const MOST_BYTES = 2 * 1024 * 1024;

@ApiTags('account')
@Roles('user')
@Controller('account/photo')
export class PhotoController {
  constructor(private readonly commands: CommandBus) {}

  /** Takes a JPEG, PNG or WebP of at most 2 MB as the whole body. It is drawn anew as a square of 512 pixels, without its metadata. */
  @Post()
  @TakesImage()
  @SecretAnswer()
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async uploadPhoto(@CurrentUser() { userId }: Actor, @Req() request: FastifyRequest): Promise<PhotoUploadedDto> {
    const picture = await readImage(request, MOST_BYTES, 'The photo is larger than 2 MB.');
    if (!picture || !isPicture(picture)) throw new NotAPhoto();
    const photoId = await this.commands.execute(new ChangePhoto(userId, await portrait(picture)));
    return { avatarUrl: avatarUrl(userId, photoId) };
  }

  /** The generated avatar takes its place. */
  @Delete()
  @HttpCode(204)
  async removePhoto(@CurrentUser() { userId }: Actor): Promise<void> {
    await this.commands.execute(new ChangePhoto(userId, null));
  }
}
