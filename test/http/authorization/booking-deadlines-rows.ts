import { ADMINS, EVERYBODY, type Matrix, row } from './row.js';

const query = { answerHours: '24', agreeHours: '12' };

export const bookingDeadlinesRows: Matrix = {
  'GET /api/v1/platform-rules': row(EVERYBODY, { own: 200 }),
  'GET /api/v1/admin/booking-deadlines': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/booking-deadlines/preview': row(ADMINS, { own: 200 }, () => ({ query })),
  'POST /api/v1/admin/booking-deadlines/changes': row(ADMINS, { own: 204 }, () => ({
    body: { answerHours: 24, agreeHours: 11, reason: 'Nobody has to ponder it that long.' },
  })),
};
