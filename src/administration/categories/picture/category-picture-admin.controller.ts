import { Controller, Delete, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { pictureUrl, squares } from '../../../categories/index.js';
import { idOf } from '../../../platform/fields/id-of.js';
import { TakesImage } from '../../../platform/fields/image-body.js';
import { Roles } from '../../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../../platform/http/actor.js';
import { PhotoUploads } from '../../../platform/pictures/photo-uploads.js';
import type { Renditions } from '../../../platform/pictures/sealed-pictures.js';
import { CategoryPictureDto, replacedIn, ReplacedPictureQuery } from './category-picture.dto.js';
import { ChangeCategoryPicture } from './change-category-picture.command.js';

/** What shows in place of a category's icon. */
@ApiTags('categories')
@Roles('admin')
@Controller('admin/categories/:id/picture')
export class CategoryPictureAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: PhotoUploads,
  ) {}

  /**
   * Takes a JPEG, PNG or WebP of at most 2 MB as the whole body, which then shows wherever the category's icon would. It is drawn anew as squares of 128 and 256
   * pixels, cut to its middle, without its metadata.
   */
  @Post()
  @TakesImage()
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  async uploadCategoryPicture(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('category')) id: string,
    @Query() query: ReplacedPictureQuery,
    @Req() request: FastifyRequest,
  ): Promise<CategoryPictureDto> {
    const keep = (drawings: Renditions) => this.commands.execute(new ChangeCategoryPicture(userId, id, drawings, replacedIn(query)));
    const pictureId = await this.uploads.take(userId, request, { megabytes: 2, draw: squares, keep });
    return { pictureUrl: pictureUrl(pictureId!) };
  }

  /** Its icon shows again. */
  @Delete()
  @HttpCode(204)
  async removeCategoryPicture(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('category')) id: string,
    @Query() query: ReplacedPictureQuery,
  ): Promise<void> {
    await this.commands.execute(new ChangeCategoryPicture(userId, id, null, replacedIn(query)));
  }
}
