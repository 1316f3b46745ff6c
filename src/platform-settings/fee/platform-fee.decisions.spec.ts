import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { scheduleFee, takeFeeBack } from './platform-fee.decisions.js';
import { event, type PlatformFeeEvent } from './platform-fee.events.js';
import { feeAt, PlatformFee } from './platform-fee.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-05-04T10:00:00.000Z';
const SOON = '2026-05-04T11:00:00.000Z';
const JUNE = '2026-06-01T05:00:00.000Z';
const why = { subject: ADA, fields: { reason: 'The gateway has become dearer.' } };
const by = { feeId: 'f1', adminId: ADA, reason: why.fields.reason, now: NOW };

const scheduled = (feeId = 'f1', feeCents = 600, from = JUNE) =>
  event('PlatformFeeScheduled', { feeId, feeCents, from, by: ADA, scheduledAt: NOW }, why);
const takenBack = (at = NOW) => event('PlatformFeeTakenBack', { feeId: 'f1', by: ADA, takenBackAt: at }, why);
const scheduling =
  (other: Partial<Parameters<typeof scheduleFee>[1]> = {}) =>
  (fee: PlatformFee) =>
    scheduleFee(fee, { ...by, feeCents: 600, from: JUNE, ...other });
const takingBack =
  (other: Partial<Parameters<typeof takeFeeBack>[1]> = {}) =>
  (fee: PlatformFee) =>
    takeFeeBack(fee, { ...by, ...other });

describe('scheduling a fee', () => {
  test('for a time to come, with who and why', () => given(PlatformFee).when(scheduling()).then(scheduled()));
  test.each<[string, { feeCents?: number; from?: string }]>([
    ['nothing at all', { feeCents: 0 }],
    ['$50', { feeCents: 5000 }],
    ['an hour ahead', { from: SOON }],
    ['a year ahead', { from: '2027-05-04T10:00:00.000Z' }],
  ])('%s is within the bounds', (_, other) =>
    given(PlatformFee)
      .when(scheduling(other))
      .then(scheduled('f1', other.feeCents ?? 600, other.from ?? JUNE)),
  );
  test.each([
    [{ feeCents: 5001 }, { feeCents: 'The fee can be up to $50.00.' }],
    [{ feeCents: -1 }, { feeCents: 'The fee can be up to $50.00.' }],
    [{ feeCents: 500 }, { feeCents: 'The fee is $5.00 already.' }],
    [{ from: '2026-05-04T10:59:59.999Z' }, { from: 'Choose a time that is at least an hour ahead.' }],
    [{ from: '2027-05-04T10:00:00.001Z' }, { from: 'Choose a time within a year.' }],
  ])('%p is refused by field', (other, fields) => given(PlatformFee).when(scheduling(other)).thenRejected('platform/invalid', { fields }));

  test('while another one is to come is refused', () =>
    given(PlatformFee, scheduled())
      .when(scheduling({ feeId: 'f2' }))
      .thenRejected('platform-settings/fee-scheduled-already'));
  test('is possible again once that holds, or was taken back', () => {
    const again = { feeId: 'f2', feeCents: 700, from: '2026-07-01T05:00:00.000Z' };
    const late = { ...by, ...again, now: JUNE };
    given(PlatformFee, scheduled())
      .when((fee) => scheduleFee(fee, late))
      .then(event('PlatformFeeScheduled', { ...again, by: ADA, scheduledAt: JUNE }, why));
    given(PlatformFee, scheduled(), takenBack())
      .when(scheduling(again))
      .then(scheduled('f2', 700, again.from));
  });
  test('twice changes nothing, even when it was taken back between', () => {
    given(PlatformFee, scheduled()).when(scheduling()).thenNothing();
    given(PlatformFee, scheduled(), takenBack()).when(scheduling()).thenNothing();
  });
});

describe('taking it back', () => {
  test('with who and why', () => given(PlatformFee, scheduled()).when(takingBack()).then(takenBack()));
  test('twice changes nothing', () => given(PlatformFee, scheduled(), takenBack()).when(takingBack()).thenNothing());
  test('of what nobody has scheduled is impossible', () =>
    given(PlatformFee, scheduled())
      .when(takingBack({ feeId: 'f2' }))
      .thenNotFound());
  test('is too late in its last minute, and once it holds', () => {
    const before = '2026-06-01T04:58:59.999Z';
    given(PlatformFee, scheduled())
      .when(takingBack({ now: before }))
      .then(takenBack(before));
    for (const now of ['2026-06-01T04:59:00.000Z', JUNE])
      given(PlatformFee, scheduled()).when(takingBack({ now })).thenRejected('platform-settings/fee-holds');
  });
});

describe('the fee of an instant', () => {
  const at = (instant: string, ...history: PlatformFeeEvent[]) => feeAt(fold(PlatformFee, history).changes, instant);

  test('is the first one where nobody has set any', () => expect(at(NOW)).toBe(500));
  test('changes with the instant, and not before', () => {
    expect(['2026-06-01T04:59:59.999Z', JUNE].map((instant) => at(instant, scheduled()))).toEqual([500, 600]);
    expect(at('2026-08-01T00:00:00.000Z', scheduled(), scheduled('f2', 700, '2026-07-01T05:00:00.000Z'))).toBe(700);
  });
  test('is that of before where it was taken back', () => expect(at(JUNE, scheduled(), takenBack())).toBe(500));

  /** Why no booking needs to hold on to the stream: whoever asks for the fee of now does not learn a moment later that it was another. */
  test('that has passed is what it was, though decisions reach the history 40 seconds after they were taken', () => {
    const history: PlatformFeeEvent[] = [];
    const under: { due: number; rests: number; events: PlatformFeeEvent[] }[] = [];
    const instant = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();
    let random = 7;
    const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
    const decided = (fee: PlatformFee, n: number, now: string): PlatformFeeEvent[] => {
      const last = fee.changes.at(-1);
      try {
        if (last && last.from > now) {
          const isNear = last.from < instant(n * 20 + 120);
          return next(isNear ? 6 : 400) === 0 ? takeFeeBack(fee, { ...by, feeId: last.feeId, now }) : [];
        }
        return scheduleFee(fee, { ...by, feeId: `f${n}`, now, feeCents: next(5001), from: instant(n * 20 + 3600 + next(3600)) });
      } catch {
        return [];
      }
    };
    const seen: number[] = [];
    const STEPS = 20_000;
    for (let n = 0; n < STEPS; n++) {
      while (under[0]?.due === n) {
        const { rests, events } = under.shift()!;
        if (rests === history.length) history.push(...events);
      }
      const fee = fold(PlatformFee, history);
      under.push({ due: n + 2, rests: history.length, events: decided(fee, n, instant(n * 20)) });
      seen.push(feeAt(fee.changes, instant(n * 20)));
    }
    const { changes, takenBack } = fold(PlatformFee, history);
    expect(Math.min(changes.length, takenBack.length)).toBeGreaterThan(10);
    expect(seen.map((_, n) => feeAt(changes, instant(n * 20)))).toEqual(seen);
  });
});
