/** Who can sign in to the demo data, all with the same password. */
export const DEMO_PASSWORD = 'plumb-and-level';
export const DEMO_ACCOUNTS = [
  { email: 'customer@demo.test', role: 'Customer' },
  { email: 'vendor@demo.test', role: 'Business Owner' },
  { email: 'crew@demo.test', role: 'Business Owner, six jobs at a time' },
  { email: 'admin@demo.test', role: 'Administrator' },
  { email: 'auditor@demo.test', role: 'Auditor' },
] as const;
