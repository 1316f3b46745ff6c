import { mustNotBeOwnCase } from './impartial-admin.decisions.js';

const CASE = { customerId: 'ada', vendorId: 'drains' };

describe('an admin decides', () => {
  test.each([
    ['the booking of others', { adminId: 'eve' }],
    ['the booking of others, as the owner of another business', { adminId: 'eve', vendorId: 'roofs' }],
  ])('%s', (_, admin) => {
    expect(() => mustNotBeOwnCase(admin, CASE)).not.toThrow();
  });

  test.each([
    ['a booking that they made', { adminId: 'ada' }],
    ['a booking of their own business', { adminId: 'eve', vendorId: 'drains' }],
  ])('not %s', (_, admin) => {
    expect(() => mustNotBeOwnCase(admin, CASE)).toThrow(expect.objectContaining({ code: 'booking/own-case', status: 409 }));
  });
});
