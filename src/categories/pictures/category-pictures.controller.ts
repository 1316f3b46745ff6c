import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { sendPicture } from '../../platform/pictures/send-picture.js';
import { CategoryPictures } from './category-pictures.js';
import { SQUARE } from './squares.js';

/** What stands in place of categories' icons. */
@ApiTags('pictures')
@Public()
@Controller('category-pictures')
export class CategoryPicturesController {
  constructor(private readonly pictures: CategoryPictures) {}

  /** A category's picture, 128 or 256 pixels square: `128.webp`. Another picture has another address, so it is kept for good. */
  @Get(':pictureId/:rendition')
  @ApiProduces('image/webp')
  async categoryPicture(
    @Param('pictureId', idOf('picture')) pictureId: string,
    @Param('rendition') rendition: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = SQUARE.test(rendition) ? await this.pictures.find(pictureId, rendition) : undefined;
    if (!body) throw new NotFound('picture');
    const caching = 'public, max-age=31536000, immutable';
    await sendPicture(request, reply, { body, type: 'image/webp', tag: `${pictureId}-${rendition}`, caching });
  }
}
