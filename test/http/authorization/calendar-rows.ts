import { MakeCalendarAddress } from '../../../src/calendar-address/own/make-address.command.js';
import { EVERYBODY, type Matrix, row, VENDORS } from './row.js';

/** Vendors: the address at which their own bookings can be followed. Whoever has it may read them: nothing else is asked. */
export const calendarRows: Matrix = {
  'GET /api/v1/vendor/calendar-address': row(VENDORS, { own: 200 }),
  'POST /api/v1/vendor/calendar-address': row(VENDORS, { own: 201 }),
  'DELETE /api/v1/vendor/calendar-address': row(VENDORS, { own: 204 }),
  'GET /api/v1/calendars/:secret/bookings.ics': row(EVERYBODY, { own: 200, missing: 404 }, async ({ app, business }, _who, target) => {
    const { userId } = business.owner;
    const { secret } = await app.execute<{ secret: string }>(new MakeCalendarAddress(userId), userId);
    return { params: { secret: target === 'missing' ? 'A'.repeat(43) : secret } };
  }),
};
