import { ADMINS, type Matrix, row } from './row.js';

export const featureSwitchRows: Matrix = {
  'GET /api/v1/admin/feature-switches': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/feature-switches/preview': row(ADMINS, { own: 200 }),
  // Each leaves it as it was: nobody else is stopped.
  'POST /api/v1/admin/feature-switches/changes': row(ADMINS, { own: 204 }, () => ({
    body: { feature: 'photos', on: true, reason: 'It was never off.' },
  })),
};
