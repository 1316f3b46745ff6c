import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { NotFound } from '../errors.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { statement, type Values } from '../tables/statement.js';
import { tablesOf } from '../tables/typed-tables.js';
import { PictureRow } from './picture.entity.js';

/** Part of what the ciphertext is tied to, beside the person and the picture's id. */
const KIND = 'photo';
const FIELDS = ['image'];
/** In pixels: enough to judge a picture by. */
const LOOKED_AT = 800;

const tables = tablesOf(PictureRow);

type Kept = Record<'id' | 'userId' | 'rendition' | 'box' | 'now', string>;
const adding = statement('picture-add', ({ id, rendition, userId, box, now }: Values<Kept>) =>
  tables
    .insertInto('picture')
    .values({ id, rendition, user_id: userId, box, uploaded_at: now })
    .onConflict((again) => again.doNothing()),
);
const finding = statement('picture-find', ({ id, rendition }: Values<Record<'id' | 'rendition', string>>) =>
  tables.selectFrom('picture').select(['user_id as userId', 'box']).where('id', '=', id).where('rendition', '=', rendition),
);
const removing = statement('picture-remove', ({ id }: Values<{ id: string }>) => tables.deleteFrom('picture').where('id', '=', id));

/** The drawings of a picture, by name: `portrait`, `800.avif`. */
export type Renditions = Readonly<Record<string, Buffer>>;

export interface NewPicture {
  readonly id: string;
  readonly userId: string;
  readonly renditions: Renditions;
}

/**
 * The bytes of what people upload. They are kept under their person's own key rather than in the clear: erasing the person destroys the key, and with it
 * the picture in every backup, replica and dump that was ever made of the table, which deleting the rows does not reach. The rows go as well.
 */
@Injectable()
export class SealedPictures {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a picture for what `work` is about to tell of it. It does not stay where that fails.
   * @throws what `add` and `work` throw
   */
  async addFor<T>(picture: NewPicture, work: () => Promise<T>): Promise<T> {
    await this.add(picture);
    try {
      return await work();
    } catch (refusal) {
      await this.remove(picture.id);
      throw refusal;
    }
  }

  /** @throws NotFound when the person has been erased */
  async add({ id, userId, renditions }: NewPicture): Promise<void> {
    const keys = await this.personalData.keysFor([userId]);
    for (const [rendition, image] of Object.entries(renditions)) {
      const { box } = this.personalData.seal({ subject: userId, fields: { image: image.toString('base64') } }, id, KIND, keys);
      if (box === '') throw new NotFound('account');
      await adding.change(this.database.pool, { id, rendition, userId, box, now: this.clock.now() });
    }
  }

  /**
   * A picture as a data URL, for those who may see what no address leads to; if it is there.
   * @param widths that it is kept in, in pixels, the smallest first
   */
  async dataUrl(id: string, widths: readonly number[]): Promise<string | undefined> {
    const width = widths.findLast((each) => each <= LOOKED_AT) ?? widths[0];
    const image = await this.find(id, `${width}.webp`);
    return image && `data:image/webp;base64,${image.toString('base64')}`;
  }

  /** The bytes, if there is such a drawing of a picture with this id. */
  async find(id: string, rendition: string): Promise<Buffer | undefined> {
    const found = await finding.first(this.database.pool, { id, rendition });
    if (!found) return undefined;
    const { userId: subject, box } = found;
    const keys = await this.personalData.keysFor([subject]);
    if (!keys.get(subject)) return undefined;
    const opened = this.personalData.open({ id, sealed: { subject, fields: FIELDS, box, storedType: KIND } }, keys);
    return Buffer.from(opened!['image']!, 'base64');
  }

  /** A photo as a person takes it with them: in its largest drawing, `null` where that is gone. */
  async asRecord(id: string, width: number): Promise<{ type: string; base64: string } | null> {
    const image = await this.find(id, `${width}.webp`);
    return image ? { type: 'image/webp', base64: image.toString('base64') } : null;
  }

  /** With all of its drawings. */
  async remove(id: string): Promise<void> {
    await removing.change(this.database.pool, { id });
  }
}
