import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { pictureAt } from '../../platform/pictures/picture.dto.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { ReviewRow } from './review-list.projection.js';
import type { ReviewPhotoDto } from './review-photo.dto.js';
import { ReviewPhotoRow } from './review-photos.projection.js';

/** A column over `review_list` (`r`): its photos, the first first. Those of an erased author are gone. */
export const photosColumn = jsonArrayFrom(
  tablesOf(ReviewPhotoRow)
    .selectFrom('review_photo as f')
    .select(['f.id', 'f.widths', 'f.width', 'f.height', 'f.placeholder'])
    .where('f.review_id', '=', rowAs(ReviewRow, 'r').ref('r.id'))
    .where('f.placeholder', 'is not', null)
    .orderBy('f.added_at')
    .orderBy('f.id'),
).as('photos');

interface PhotoColumns {
  readonly id: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
}

export const photoView = (photo: PhotoColumns): ReviewPhotoDto => ({
  id: photo.id,
  picture: pictureAt(`/api/v1/reviews/photos/${photo.id}`, photo),
});
