import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

/** Part of what the ciphertext is tied to, beside the person and the photo's id. */
const KIND = 'photo';
const FIELDS = ['image'];

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
    await this.database.pool.query({
      name: 'identity-photo-add',
      text: 'insert into identity_photo (id, user_id, box, uploaded_at) values ($1, $2, $3, $4)',
      values: [id, userId, box, this.clock.now()],
    });
  }

  /** The picture (WebP), if there is one under this id. */
  async find(id: string): Promise<Buffer | undefined> {
    const { rows } = await this.database.pool.query<{ userId: string; box: string }>({
      name: 'identity-photo-find',
      text: 'select user_id as "userId", box from identity_photo where id = $1',
      values: [id],
    });
    if (!rows[0]) return undefined;
    const { userId: subject, box } = rows[0];
    const keys = await this.personalData.keysFor([subject]);
    if (!keys.get(subject)) return undefined;
    const opened = this.personalData.open({ id, sealed: { subject, fields: FIELDS, box, storedType: KIND } }, keys);
    return Buffer.from(opened!['image']!, 'base64');
  }

  async remove(id: string): Promise<void> {
    await this.database.pool.query({ name: 'identity-photo-remove', text: 'delete from identity_photo where id = $1', values: [id] });
  }
}
