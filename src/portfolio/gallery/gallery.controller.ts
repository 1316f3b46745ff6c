import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FromTables } from '../../platform/answers/answers.interceptor.js';
import { Database } from '../../platform/database/database.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public } from '../../platform/http/access.js';
import { WorkPhotoDto } from './gallery.dto.js';
import { publicWorks, workView } from './gallery.queries.js';

/** What providers show of their work. */
@ApiTags('photos of work')
@Controller('vendors/:id/photos')
export class GalleryController {
  constructor(private readonly database: Database) {}

  /** In the provider's own order; none for whoever is not there for customers. */
  @Public()
  @FromTables()
  @Get()
  async vendorPhotos(@Param('id', idOf('provider')) id: string): Promise<WorkPhotoDto[]> {
    return (await publicWorks.all(this.database.pool, { id })).map(workView);
  }
}
