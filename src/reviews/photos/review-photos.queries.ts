import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { isVisible } from '../list/review-columns.js';
import { ReviewRow } from '../list/review-list.projection.js';
import { ReviewPhotoRow } from '../list/review-photos.projection.js';

const tables = tablesOf(ReviewRow, ReviewPhotoRow);

const shownPhoto = statement('shown-review-photo', ({ id }: Values<{ id: string }>) =>
  tables
    .selectFrom('review_photo as f')
    .innerJoin('review_list as r', 'r.id', 'f.review_id')
    .select('f.id')
    .where('f.id', '=', id)
    .where(isVisible),
);

const photoOf = statement('review-photo', ({ bookingId, id }: Values<{ bookingId: string; id: string }>) =>
  tables
    .selectFrom('review_photo as f')
    .innerJoin('review_list as r', 'r.id', 'f.review_id')
    .select(['f.customer_id as authorId', 'f.widths'])
    .where('f.id', '=', id)
    .where('r.booking_id', '=', bookingId),
);

@Injectable()
export class ReviewPhotos {
  constructor(
    private readonly database: Database,
    private readonly pictures: SealedPictures,
  ) {}

  /**
   * A drawing of a photo whose review readers see.
   * @throws NotFound when there is none
   */
  async shown(id: string, rendition: string): Promise<Buffer> {
    const found = await shownPhoto.first(this.database.pool, { id });
    const image = found && (await this.pictures.find(id, rendition));
    if (!image) throw new NotFound('photo');
    return image;
  }

  /**
   * A photo as a data URL, also one of a hidden review.
   * @param authorId whose it has to be; of anybody, for an admin
   * @throws NotFound when there is none
   */
  async image(bookingId: string, id: string, authorId: string | undefined): Promise<string> {
    const found = await photoOf.first(this.database.pool, { bookingId, id });
    const image = found && (authorId ?? found.authorId) === found.authorId ? await this.pictures.dataUrl(id, found.widths) : undefined;
    if (!image) throw new NotFound('photo');
    return image;
  }
}
