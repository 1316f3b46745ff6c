import { Rejected } from '../platform/errors.js';
import { type Caused, isTooLate, lastDeed, tellTheSecond } from './first-to-decide.decisions.js';

const NOW = '2026-05-04T10:00:00.000Z';
const verbs = { VendorApproved: 'approved', VendorRejectedV2: 'rejected' };
const recorded = (type: string, actor?: string, data: object = {}): Caused => ({ type, data, meta: { at: NOW, ...(actor && { actor }) } });

describe('who has decided', () => {
  test('is whoever did it last', () => {
    const events = [recorded('VendorRejectedV2', 'ada'), recorded('VendorApproved', 'eve'), recorded('VendorPaused', 'tom')];
    expect(lastDeed(events, { verbs }, 'me')).toEqual({ event: events[1], verb: 'approved' });
  });

  test.each([
    ['nothing has been decided', [recorded('VendorPaused', 'tom')]],
    ['the asker was it', [recorded('VendorRejectedV2', 'ada'), recorded('VendorApproved', 'me')]],
    ['the system was it', [recorded('VendorRejectedV2', 'ada'), recorded('VendorApproved')]],
  ])('is nobody where %s', (_, events) => expect(lastDeed(events, { verbs }, 'me')).toBeUndefined());

  test('is told of what it was about alone', () => {
    const events = [recorded('VendorApproved', 'ada', { id: 1 }), recorded('VendorApproved', 'eve', { id: 2 })];
    const isAbout = ({ data }: Caused) => (data as { id: number }).id === 1;
    expect(lastDeed(events, { verbs, isAbout }, 'me')?.event.meta.actor).toBe('ada');
  });
});

test('only who comes too late is told who was first', () => {
  expect(isTooLate(new Rejected('vendor-onboarding/already-decided', 'This application has been approved already.'))).toBe(true);
  expect(isTooLate(new Rejected('booking/own-case', 'This is about yourself or your business.'))).toBe(false);
  expect(isTooLate(new Error('The database is away.'))).toBe(false);
});

describe('what the second one reads', () => {
  const telling = (now: string, name: string | undefined) => () =>
    tellTheSecond({ event: recorded('VendorApproved', 'ada'), verb: 'approved', name }, now);
  const said = (message: string) => expect.objectContaining({ code: 'moderation/decided-already', status: 409, message });

  test.each([
    ['2026-05-04T10:00:59.999Z', 'a moment ago'],
    ['2026-05-04T10:01:00.000Z', '1 minute ago'],
    ['2026-05-04T10:59:59.000Z', '59 minutes ago'],
    ['2026-05-04T11:00:00.000Z', '1 hour ago'],
    ['2026-05-05T09:59:00.000Z', '23 hours ago'],
    ['2026-05-05T10:00:00.000Z', '1 day ago'],
    ['2026-05-07T10:00:00.000Z', '3 days ago'],
  ])('at %s: %s', (now, since) => expect(telling(now, 'Ada Moss')).toThrow(said(`Ada Moss has approved this ${since}.`)));

  test('names nobody who may not be named', () =>
    expect(telling(NOW, undefined)).toThrow(said('Another administrator has approved this a moment ago.')));
});
