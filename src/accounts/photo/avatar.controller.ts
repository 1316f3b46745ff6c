import { createAvatar } from '@dicebear/core';
import * as thumbs from '@dicebear/thumbs';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { sendPicture } from '../../platform/pictures/send-picture.js';
import { PORTRAIT } from './portrait.js';

/** The pictures of people, for everybody who knows their address. */
@ApiTags('pictures')
@Public()
@Controller()
export class AvatarController {
  constructor(private readonly pictures: SealedPictures) {}

  /** A profile photo (WebP). Its address can not be guessed, and is another one for each photo. */
  @Get('photos/:photoId')
  @ApiProduces('image/webp')
  async photo(@Param('photoId', idOf('photo')) photoId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const image = await this.pictures.find(photoId, PORTRAIT);
    if (!image) throw new NotFound('photo');
    // Asked again each time: a photo that was removed is not shown from a cache.
    await sendPicture(request, reply, { body: image, type: 'image/webp', tag: photoId, caching: 'private, no-cache' });
  }

  /** The picture that is generated for whoever has no photo (SVG): the same for the same id, and telling nothing but that. */
  @Get('avatars/:userId')
  @ApiProduces('image/svg+xml')
  async avatar(@Param('userId', idOf('person')) userId: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const body = createAvatar(thumbs, { seed: userId, size: 512 }).toString();
    await sendPicture(request, reply, { body, type: 'image/svg+xml; charset=utf-8', tag: userId, caching: 'public, max-age=86400' });
  }
}
