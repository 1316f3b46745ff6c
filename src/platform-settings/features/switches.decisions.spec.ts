import { given } from '../../../test/support/given.js';
import { event } from '../../platform/switches/features.events.js';
import { Features } from '../../platform/switches/features.js';
import { switchFeature } from './switches.decisions.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-05-04T10:00:00.000Z';
const why = { subject: ADA, fields: { reason: 'Somebody floods us with bookings.' } };
const data = { feature: 'bookings', by: ADA, switchedAt: NOW } as const;
const off = event('FeatureSwitchedOff', data, why);
const on = event('FeatureSwitchedOn', data, why);
const switching = (wanted: boolean) => (before: Features) =>
  switchFeature(before, { feature: 'bookings', on: wanted, adminId: ADA, reason: why.fields.reason, now: NOW });

describe('switching something off for the whole platform', () => {
  test('says who and why', () => given(Features).when(switching(false)).then(off));
  test('and so does switching it on again', () => given(Features, off).when(switching(true)).then(on));
  test('can be done again', () => given(Features, off, on).when(switching(false)).then(off));
  test('what is so already changes nothing', () => {
    given(Features).when(switching(true)).thenNothing();
    given(Features, off).when(switching(false)).thenNothing();
  });
});
