import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { openSecret, sealSecret } from './sealed-secret.js';
import { isTotpCode, newTotpSecret, totpStep } from './totp.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const EVE = '0190a000-0000-8000-8000-000000000002';
const NOW = '2026-03-02T09:00:10.000Z';
const EPOCH = Date.parse(NOW) / 1000;
const KEY = randomBytes(32);

describe('the secret of an authenticator', () => {
  const secret = newTotpSecret();

  test('opens under its key for its person', () => {
    const sealed = sealSecret(KEY, ADA, secret);
    expect(sealed).not.toContain(secret);
    expect(openSecret(KEY, ADA, sealed)).toBe(secret);
  });
  test('does not open in another row', () => expect(() => openSecret(KEY, EVE, sealSecret(KEY, ADA, secret))).toThrow());
  test('does not open under another key', () => expect(() => openSecret(randomBytes(32), ADA, sealSecret(KEY, ADA, secret))).toThrow());
  test('does not open when it was changed', () => {
    const bytes = Buffer.from(sealSecret(KEY, ADA, secret), 'base64');
    bytes[14]! ^= 1;
    expect(() => openSecret(KEY, ADA, bytes.toString('base64'))).toThrow();
  });

  test.each([-30, 0, 30])('tells whose 30 seconds a code is of: %i s from now', (offset) =>
    expect(totpStep(secret, generateSync({ secret, epoch: EPOCH + offset }), NOW)).toBe(Math.floor((EPOCH + offset) / 30)),
  );
  test.each([-60, 60])('knows no others: %i s from now', (offset) =>
    expect(totpStep(secret, generateSync({ secret, epoch: EPOCH + offset }), NOW)).toBeUndefined(),
  );
});

/** RFC 6238, appendix B: the last six of its eight digits. */
test.each([
  ['1970-01-01T00:00:59.000Z', '287082'],
  ['2005-03-18T01:58:29.000Z', '081804'],
  ['2033-05-18T03:33:20.000Z', '279037'],
])('codes are those of the standard: %s', (at, code) =>
  expect(totpStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, at)).toBe(Math.floor(Date.parse(at) / 30_000)),
);

test('six digits are a code of the app, anything else is a recovery code', () => {
  expect(['123456', '000000'].every(isTotpCode)).toBe(true);
  expect(['12345', '1234567', 'k7qfm-2xwpa', '12345a'].some(isTotpCode)).toBe(false);
});

describe('recovery codes', () => {
  test('are ten different ones, easy to read', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  });
  test('are the same however they are typed, and different for each person and key', () => {
    const hash = recoveryCodeHash(KEY, ADA, 'k7qfm-2xwpa');
    expect(recoveryCodeHash(KEY, ADA, ' K7QFM 2XWPA')).toBe(hash);
    expect(recoveryCodeHash(KEY, EVE, 'k7qfm-2xwpa')).not.toBe(hash);
    expect(recoveryCodeHash(randomBytes(32), ADA, 'k7qfm-2xwpa')).not.toBe(hash);
  });
});
