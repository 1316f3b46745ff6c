import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { PhotoRow } from './photo.entity.js';

/** Part of what the ciphertext is tied to, beside the person and the photo's id. */
const KIND = 'photo';
const FIELDS = ['image'];

const tables = tablesOf(PhotoRow);

const adding = statement('identity-photo-add', ({ id, userId, box, now }: Values<Record<'id' | 'userId' | 'box' | 'now', string>>) =>
  tables.insertInto('identity_photo').values({ id, user_id: userId, box, uploaded_at: now }),
);
const finding = statement('identity-photo-find', ({ id }: Values<{ id: string }>) =>
  tables.selectFrom('identity_photo').select(['user_id as userId', 'box']).where('id', '=', id),
);
const removing = statement('identity-photo-remove', ({ id }: Values<{ id: string }>) =>
  tables.deleteFrom('identity_photo').where('id', '=', id),
);

/**
 * The bytes of profile photos. They are kept under their person's own key rather than in the clear: erasing the person destroys the key, and with it the
 * photo in every backup, replica and dump that was ever made of the table, which deleting the row does not reach. The row goes as well.
 */
@Injectable()
export class Photos {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when the person has been erased */
  async add(photo: { id: string; userId: string; image: Buffer }): Promise<void> {
    const { id, userId } = photo;
    const keys = await this.personalData.keysFor([userId]);
    const { box } = this.personalData.seal({ subject: userId, fields: { image: photo.image.toString('base64') } }, id, KIND, keys);
    if (box === '') throw new NotFound('account');
    await adding.change(this.database.pool, { id, userId, box, now: this.clock.now() });
  }

  /** The picture (WebP), if there is one under this id. */
  async find(id: string): Promise<Buffer | undefined> {
    const found = await finding.first(this.database.pool, { id });
    if (!found) return undefined;
    const { userId: subject, box } = found;
    const keys = await this.personalData.keysFor([subject]);
    if (!keys.get(subject)) return undefined;
    const opened = this.personalData.open({ id, sealed: { subject, fields: FIELDS, box, storedType: KIND } }, keys);
    return Buffer.from(opened!['image']!, 'base64');
  }

  async remove(id: string): Promise<void> {
    await removing.change(this.database.pool, { id });
  }
}
