import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { CalendarAddressRow } from './calendar-address.entity.js';

/** How an address stands, without what it is. */
export interface AddressState {
  readonly madeAt: string;
  readonly readAt: string | null;
}

interface Made {
  readonly userId: string;
  readonly secretHash: string;
  readonly now: string;
}

const tables = tablesOf(CalendarAddressRow);

const putting = statement('calendar-address-put', ({ userId, secretHash, now }: Values<Made>) =>
  tables
    .insertInto('calendar_address')
    .values({ user_id: userId, secret_hash: secretHash, made_at: now, read_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        secret_hash: eb.ref('excluded.secret_hash'),
        made_at: eb.ref('excluded.made_at'),
        read_at: null,
      })),
    ),
);
const removing = statement('calendar-address-remove', ({ userId }: Values<{ userId: string }>) =>
  tables.deleteFrom('calendar_address').where('user_id', '=', userId),
);
const stateOf = statement('calendar-address-state', ({ userId }: Values<{ userId: string }>) =>
  tables.selectFrom('calendar_address').select(['made_at as madeAt', 'read_at as readAt']).where('user_id', '=', userId),
);
const noting = statement('calendar-address-note-reading', ({ secretHash, now }: Values<Omit<Made, 'userId'>>) =>
  tables.updateTable('calendar_address').set({ read_at: now }).where('secret_hash', '=', secretHash),
);

/** The addresses as they stand in Postgres: one for each person, so that a new one ends the one before. */
@Injectable()
export class CalendarAddressTable {
  constructor(private readonly database: Database) {}

  async put(made: Made): Promise<void> {
    await putting.change(this.database.pool, made);
  }

  async remove(userId: string): Promise<void> {
    await removing.change(this.database.pool, { userId });
  }

  /** `undefined` while there is none. */
  stateOf(userId: string): Promise<AddressState | undefined> {
    return stateOf.first(this.database.pool, { userId });
  }

  async noteReading(secretHash: string, now: string): Promise<void> {
    await noting.change(this.database.pool, { secretHash, now });
  }
}
