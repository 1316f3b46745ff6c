import { applicationChecks } from './application-checks.js';

const SOUND = {
  emailVerified: true,
  namesakes: 0,
  businessState: 'TX',
  businessZip: '78701',
  businessLicense: 'TX-4411',
  secrets: { taxId: '12-3456789', bankAccountNumber: '0009876543', bankRoutingNumber: '021000021' },
};
const doubts = (told: object, secrets: object = {}) =>
  applicationChecks({ ...SOUND, ...told, secrets: { ...SOUND.secrets, ...secrets } })
    .filter(({ passed }) => !passed)
    .map(({ check }) => check);

test('a sound application raises no doubt', () => expect(doubts({})).toEqual([]));

test.each([
  ['email', { emailVerified: false }],
  ['name', { namesakes: 1 }],
  ['place', { businessState: 'CA' }],
  ['place', { businessZip: '00000' }],
  ['license', { businessLicense: null }],
])('%s is doubted: %o', (check, told) => expect(doubts(told)).toEqual([check]));

test.each([
  ['tax-id', { taxId: 'x' }],
  ['tax-id', { taxId: '12-345678' }],
  ['tax-id', { taxId: '111-11-1111' }],
  ['bank-account', { bankAccountNumber: 'z' }],
  ['bank-account', { bankRoutingNumber: '021000022' }],
  ['bank-account', { bankRoutingNumber: '000000000' }],
  ['bank-account', { bankRoutingNumber: 'GRVB0004' }],
])('%s is doubted: %o', (check, secrets) => expect(doubts({}, secrets)).toEqual([check]));

test.each([{ taxId: '123-45-6789' }, { taxId: '123456789' }, { bankRoutingNumber: 'GRVB0004411' }, { bankAccountNumber: '0009 8765 43' }])(
  '%o is none',
  (secrets) => expect(doubts({}, secrets)).toEqual([]),
);
