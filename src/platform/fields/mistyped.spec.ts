import { readable } from './mistyped.js';

test.each([
  ['/services/cleaning?search=50%', '/services/cleaning?search=50%'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%', '/%25'],
  ['/%ZZ?a=%', '/%25ZZ?a=%'],
  ['/%ff', '/%25ff'],
  ['/api/v1/services/%ZZ', '/api/v1/services/%ZZ'],
])('%s is read as %s', (address, expected) => {
  expect(readable(address)).toBe(expected);
});
