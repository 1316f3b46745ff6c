import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { WorkPhotoRow } from './work-photos.projection.js';

const photo = statement('work-photo', ({ id }: Values<{ id: string }>) =>
  tablesOf(WorkPhotoRow)
    .selectFrom('work_photo')
    .select(['vendor_id as vendorId', 'owner_id as ownerId', 'widths', 'hidden'])
    .where('id', '=', id),
);
type Found = Awaited<ReturnType<typeof photo.one>>;

/** One photo by its id; its stream is named after the provider. */
@Injectable()
export class WorkPhotos {
  constructor(
    private readonly database: Database,
    private readonly pictures: SealedPictures,
  ) {}

  /** @throws NotFound when there is no such photo */
  async whoseIs(photoId: string): Promise<Found> {
    const found = await photo.first(this.database.pool, { id: photoId });
    if (!found) throw new NotFound('photo');
    return found;
  }

  /** A drawing of a photo that everybody may see. */
  async shown(photoId: string, rendition: string): Promise<Buffer> {
    const { hidden } = await this.whoseIs(photoId);
    const image = hidden ? undefined : await this.pictures.find(photoId, rendition);
    if (!image) throw new NotFound('photo');
    return image;
  }

  /**
   * A photo as a data URL, hidden or not.
   * @param ofUser whose it has to be; of anybody, for an admin
   */
  async image(photoId: string, ofUser?: string): Promise<string> {
    const { ownerId, widths } = await this.whoseIs(photoId);
    const image = ofUser === undefined || ofUser === ownerId ? await this.pictures.dataUrl(photoId, widths) : undefined;
    if (!image) throw new NotFound('photo');
    return image;
  }
}
