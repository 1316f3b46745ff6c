import { type Shape, upcast, type Upcasters } from './upcast.js';

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
