import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { sendPhoto } from '../../platform/pictures/send-picture.js';
import { WorkPhotos } from './work-photos.queries.js';

/** Photos that people show, for everybody who knows their address. */
@ApiTags('pictures')
@Public()
@Controller('photos')
export class PicturesController {
  constructor(private readonly photos: WorkPhotos) {}

  /** A photo in one of its widths and formats: `800.avif`. Its address can not be guessed, and leads nowhere while it is hidden. */
  @Get(':photoId/:rendition')
  @ApiProduces('image/avif', 'image/webp')
  async picture(
    @Param('photoId', idOf('photo')) photoId: string,
    @Param('rendition') rendition: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPhoto(request, reply, { id: photoId, rendition, shown: () => this.photos.shown(photoId, rendition) });
  }
}
