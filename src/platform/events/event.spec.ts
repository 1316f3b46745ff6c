import { type Event, eventOf } from './event.js';
import { type Shape, upcast, type Upcasters } from './upcast.js';

type Slot = { readonly date: string; readonly hours: readonly { readonly from: number }[] };
type Moved = Event<'Moved', { id: string; slot: Slot; by?: 'customer' | 'system' }>;
type Named = Event<'Named', { id: string }, { fullName: string; phone: string | null }>;

const event = eventOf<Moved | Named>();
const slot = { date: '2026-03-10', hours: [{ from: 9 }] };
const personal = { subject: 'u1', fields: { fullName: 'Ada', phone: null } };

/** The compiler is what is tested: `tsc` complains about every expectation below that does not come true. */
describe('a fact is written as its type declares it', () => {
  test('with what is declared, and with personal data where they are', () => {
    expect(event('Moved', { id: 'b1', slot, by: 'system' })).toEqual({ type: 'Moved', data: { id: 'b1', slot, by: 'system' } });
    expect(event('Named', { id: 'u1' }, personal)).toEqual({ type: 'Named', data: { id: 'u1' }, personal });
    const moved: Moved = event('Moved', { id: 'b1', slot });
    const named: Named = event('Named', { id: 'u1' }, personal);
    expect([moved.type, named.type]).toEqual(['Moved', 'Named']);
  });

  test('and in no other way', () => {
    void [
      // @ts-expect-error no such event
      () => event('Movedd', { id: 'b1', slot }),
      // @ts-expect-error a field is missing
      () => event('Moved', { id: 'b1' }),
      // @ts-expect-error a field is of another type
      () => event('Moved', { id: 'b1', slot, by: 'nobody' }),
      // @ts-expect-error a field too many
      () => event('Moved', { id: 'b1', slot, leaked: 'secret' }),
      // @ts-expect-error a misspelt one
      () => event('Moved', { id: 'b1', slot, byy: 'system' }),
      // @ts-expect-error one too many, inside another
      () => event('Moved', { id: 'b1', slot: { date: '2026-03-10', hours: [], leaked: 'secret' } }),
      // @ts-expect-error and deeper still
      () => event('Moved', { id: 'b1', slot: { date: '2026-03-10', hours: [{ from: 9, leaked: 'secret' }] } }),
      // @ts-expect-error personal data are missing
      () => event('Named', { id: 'u1' }),
      // @ts-expect-error a personal field too many
      () => event('Named', { id: 'u1' }, { subject: 'u1', fields: { fullName: 'Ada', phone: null, leaked: 'secret' } }),
      // @ts-expect-error personal data of an event that declares none
      () => event('Moved', { id: 'b1', slot }, personal),
    ];
  });
});

const sealed = { subject: 'u-1', fields: { reason: 'Complaints' } };

describe('an event of former days', () => {
  const upcasters: Upcasters = {
    Told: ({ data }) => ({ type: 'ToldV2', data: { id: (data as { id: string }).id }, personal: sealed }),
    ToldV2: ({ data }): Shape => ({ type: 'ToldV3', data: { ...data, follows: null } }),
  };

  test('keeps what one step has sealed through all that follow', () => {
    const old = { type: 'Told', data: { id: 'v-1', reason: 'Complaints' } };
    expect(upcast(upcasters, old)).toEqual({ type: 'ToldV3', data: { id: 'v-1', follows: null }, personal: sealed });
  });

  test('that had nothing in clear has nothing beside it', () => {
    expect(upcast(upcasters, { type: 'ToldV2', data: { id: 'v-1' } })).toEqual({ type: 'ToldV3', data: { id: 'v-1', follows: null } });
  });

  test('of which two become each other is refused', () => {
    const circle: Upcasters = { A: ({ data }) => ({ type: 'B', data }), B: ({ data }) => ({ type: 'A', data }) };
    expect(() => upcast(circle, { type: 'A', data: {} })).toThrow('the upcasters of A go round in circles');
  });
});
