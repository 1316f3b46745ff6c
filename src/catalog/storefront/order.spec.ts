import fc from 'fast-check';
import { byRank, Order, pageByRank } from './order.js';

test('whatever comes and goes, those that are there stand in order', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat({ max: 30 }), { maxLength: 8 }), { maxLength: 8 }), (batches) => {
      const order = new Order((a, b) => ((a * 17) % 31) - ((b * 17) % 31));
      const there = new Set<number>();
      for (const batch of batches) {
        for (const slot of batch) {
          if (there.delete(slot)) order.remove(slot);
          else {
            there.add(slot);
            order.add(slot);
          }
        }
        expect([...order.slots()]).toEqual([...there].sort((a, b) => ((a * 17) % 31) - ((b * 17) % 31)));
      }
    }),
  ));

test('by rank, equal ones as they came', () => {
  expect([...byRank(Uint32Array.from([10, 21, 12, 20, 11]), (slot) => Math.floor(slot / 10), 3)]).toEqual([10, 12, 11, 21, 20]);
});

test('a page by rank is that piece of all by rank, whatever stands between them', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ rank: fc.integer({ min: -1, max: 3 }) }), { maxLength: 20 }),
      fc.nat({ max: 25 }),
      fc.nat({ max: 6 }),
      (all, offset, limit) => {
        const rankOf = (slot: number) => all[slot]!.rank;
        const order = Uint32Array.from(all.keys()).reverse();
        const ranked = order.filter((slot) => rankOf(slot) >= 0);
        const page = pageByRank({ among: Uint32Array.from(all.keys()), order, rankOf, ranks: 4 }, { offset, limit });
        expect([...page]).toEqual([...byRank(ranked, rankOf, 4)].slice(offset, offset + limit));
      },
    ),
  ));
