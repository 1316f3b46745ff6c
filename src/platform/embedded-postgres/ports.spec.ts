import { everyAddress } from './ports.js';

/** As on a kernel without IPv6. */
const olderAlone = (_port: number, host: string) =>
  host.includes(':') ? Promise.reject(Object.assign(new Error(), { code: 'EAFNOSUPPORT' })) : Promise.resolve(0);

describe('listening for everybody', () => {
  test('is on both kinds of addresses, where there are two', async () => {
    expect(await everyAddress(() => Promise.resolve(0))).toBe('::');
  });

  test('is on the older kind where there is no other', async () => {
    expect(await everyAddress(olderAlone)).toBe('0.0.0.0');
  });
});
