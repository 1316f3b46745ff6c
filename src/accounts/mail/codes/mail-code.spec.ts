import { randomBytes } from 'node:crypto';
import { newId } from '../../../platform/ids.js';
import { mailCode, mailCodeHash } from './mail-code.js';

const KEY = randomBytes(32);
const codeOf = (id: string, key = KEY) => mailCode(key, { purpose: 'verify-email', id });

describe('the code of a mail', () => {
  test('is six digits, the same whenever its mail is made again', () => {
    const id = newId();
    expect(codeOf(id)).toMatch(/^\d{6}$/);
    expect(codeOf(id)).toBe(codeOf(id));
  });

  test('begins with a nought as often as with any other digit', () => {
    const first = new Set(Array.from({ length: 500 }, () => codeOf(newId())[0]));
    expect([...first].sort().join('')).toBe('0123456789');
  });

  test('can’t be found, nor tried out on what is kept, without the key', () => {
    const id = newId();
    const others = Array.from({ length: 5 }, () => randomBytes(32));
    expect(others.every((key) => codeOf(id, key) === codeOf(id))).toBe(false);
    expect(mailCodeHash(others[0]!, 'a mail', '123456')).not.toBe(mailCodeHash(KEY, 'a mail', '123456'));
  });

  test('is kept differently for each mail', () =>
    expect(mailCodeHash(KEY, 'a mail', '123456')).not.toBe(mailCodeHash(KEY, 'another', '123456')));
});
