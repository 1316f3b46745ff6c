import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Renditions } from '../../platform/pictures/sealed-pictures.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { CategoryPictureRow } from './category-picture.entity.js';

const tables = tablesOf(CategoryPictureRow);

type Kept = Record<'id' | 'rendition' | 'image' | 'now', string>;
const adding = statement('category-picture-add', ({ id, rendition, image, now }: Values<Kept>) =>
  tables.insertInto('category_picture').values({ id, rendition, image, uploaded_at: now }),
);
const finding = statement('category-picture-find', ({ id, rendition }: Values<Record<'id' | 'rendition', string>>) =>
  tables.selectFrom('category_picture').select('image').where('id', '=', id).where('rendition', '=', rendition),
);
const removing = statement('category-picture-remove', ({ id }: Values<{ id: string }>) =>
  tables.deleteFrom('category_picture').where('id', '=', id),
);

/** The bytes of categories' pictures; events hold their ids. */
@Injectable()
export class CategoryPictures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a picture for what `work` is about to tell of it. It does not stay where that fails.
   * @throws what `work` throws
   */
  async addFor<T>(id: string, drawings: Renditions, work: () => Promise<T>): Promise<T> {
    const now = this.clock.now();
    for (const [rendition, bytes] of Object.entries(drawings)) {
      await adding.change(this.database.pool, { id, rendition, image: bytes.toString('base64'), now });
    }
    try {
      return await work();
    } catch (refusal) {
      await this.remove(id);
      throw refusal;
    }
  }

  /** The bytes, if there is such a drawing of a picture with this id. */
  async find(id: string, rendition: string): Promise<Buffer | undefined> {
    const found = await finding.first(this.database.pool, { id, rendition });
    return found && Buffer.from(found.image, 'base64');
  }

  /** With all of its drawings. */
  async remove(id: string): Promise<void> {
    await removing.change(this.database.pool, { id });
  }
}
