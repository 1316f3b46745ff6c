import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../errors.js';
import { idOf } from '../fields/id-of.js';
import { Public } from '../http/access.js';
import { SealedPictures } from './sealed-pictures.js';
import { sendPicture } from './send-picture.js';

const RENDITION = /^\d{3,4}\.(avif|webp)$/;

/** Photos that people show, for everybody who knows their address. */
@ApiTags('pictures')
@Public()
@Controller('photos')
export class PicturesController {
  constructor(private readonly pictures: SealedPictures) {}

  /** A photo in one of its widths and formats: `800.avif`. Its address can not be guessed. */
  @Get(':photoId/:rendition')
  @ApiProduces('image/avif', 'image/webp')
  async picture(
    @Param('photoId', idOf('photo')) photoId: string,
    @Param('rendition') rendition: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const format = RENDITION.exec(rendition)?.[1];
    const body = format && (await this.pictures.find(photoId, rendition));
    if (!body) throw new NotFound('photo');
    // Asked again each time: a photo that was removed is not shown from a cache.
    await sendPicture(request, reply, { body, type: `image/${format}`, tag: `${photoId}-${rendition}`, caching: 'private, no-cache' });
  }
}
