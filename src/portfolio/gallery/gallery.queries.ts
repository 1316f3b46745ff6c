import { pictureAt } from '../../platform/pictures/picture.dto.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../../vendor-onboarding/index.js';
import type { WorkPhotoDto } from './gallery.dto.js';
import { WorkPhotoRow } from './work-photos.projection.js';

const tables = tablesOf(WorkPhotoRow, VendorRow);

/**
 * Each photo with what it was before, the first first. One that is shown as such a before does not come by itself.
 * @param hiddenToo for whom hidden ones are there; for everybody else the other half of one stands alone
 */
const worksWith = (hiddenToo: boolean) =>
  tables
    .selectFrom('work_photo as p')
    .innerJoin('vendor_directory as v', 'v.id', 'p.vendor_id')
    .leftJoin('work_photo as b', (join) =>
      join.onRef('b.id', '=', 'p.before_id').on((eb) => eb.or([eb.lit(hiddenToo), eb('b.hidden', '=', false)])),
    )
    .select([
      'p.id',
      'p.caption',
      'p.widths',
      'p.width',
      'p.height',
      'p.placeholder',
      'b.id as beforeId',
      'b.widths as beforeWidths',
      'b.width as beforeWidth',
      'b.height as beforeHeight',
      'b.placeholder as beforePlaceholder',
      'p.hidden',
      'p.explanation',
      'p.decided_at as decidedAt',
      'b.hidden as beforeHidden',
      'b.explanation as beforeExplanation',
      'b.decided_at as beforeDecidedAt',
    ])
    .where((eb) => eb.or([eb.lit(hiddenToo), eb('p.hidden', '=', false)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('work_photo as o')
            .select('o.id')
            .whereRef('o.before_id', '=', 'p.id')
            .where((o) => o.or([o.lit(hiddenToo), o('o.hidden', '=', false)])),
        ),
      ),
    )
    .orderBy('p.place')
    .orderBy('p.added_at')
    .orderBy('p.id');

/** Of a provider whom everybody may see. */
export const publicWorks = statement('vendor-photos', ({ id }: Values<{ id: string }>) =>
  worksWith(false).where('p.vendor_id', '=', id).where(vendorIsPublic),
);

/** Of one's own business, whatever its state, hidden ones among them. */
export const ownWorks = statement('my-photos', ({ userId }: Values<{ userId: string }>) => worksWith(true).where('v.user_id', '=', userId));

export type WorkRow = Awaited<ReturnType<typeof ownWorks.one>>;
type Shape = Pick<WorkRow, 'widths' | 'width' | 'height' | 'placeholder'>;

export const pictureOf = (id: string, shape: Shape) => pictureAt(`/api/v1/photos/${id}`, shape);

export const workView = (row: WorkRow): WorkPhotoDto => {
  const { id, caption, beforeId, beforeWidths, beforeWidth, beforeHeight, beforePlaceholder } = row;
  return {
    id,
    picture: pictureOf(id, row),
    caption,
    before:
      beforeId === null
        ? null
        : {
            id: beforeId,
            picture: pictureOf(beforeId, {
              widths: beforeWidths!,
              width: beforeWidth!,
              height: beforeHeight!,
              placeholder: beforePlaceholder,
            }),
          },
  };
};
