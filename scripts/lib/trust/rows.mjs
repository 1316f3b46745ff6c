/**
 * What is promised: each row with the tests that show it, and how much of what they do they must reach in the trust run. The tests report that by
 * `achieved` (test/support/figure.ts).
 */
export const ROWS = [
  {
    number: 1,
    title: 'Authorization matrix: every route × every role × own, foreign, missing; no deviation',
    specs: ['test/http/authorization.spec.ts'],
    goal: { cells: 1100 },
  },
  {
    number: 2,
    title: 'Property injection into every write: no field that only the server sets is taken',
    specs: ['test/http/privileged-fields.spec.ts'],
    goal: { writes: 70 },
  },
  {
    number: 3,
    title: 'Fuzz in the shape of the API: no answer of 500 or above, none later than 2 s',
    specs: ['test/http/fuzz.spec.ts'],
    goal: { inputs: 20_000 },
  },
  {
    number: 4,
    title: 'Races of 50 customers for a slot, on two processes: one holder each, no overlap',
    specs: ['test/faults/slot-races.spec.ts'],
    goal: { slots: 500 },
  },
  {
    number: 5,
    title: 'Sign-in races (refresh, revoke, reset, TOTP): one winner, no survivor',
    specs: ['test/http/sign-in-races.spec.ts'],
    goal: { 'rounds of the race that was run least': 200 },
  },
  {
    number: 6,
    title: 'Random lives of bookings beside a model of them: no divergence',
    specs: ['test/model/booking-model.spec.ts'],
    goal: { lives: 1000 },
  },
  {
    number: 7,
    title: '`kill -9` of the product under load: nothing acknowledged is lost, nothing is doubled',
    specs: ['test/faults/kill-server.spec.ts'],
    goal: { kills: 50 },
  },
  {
    number: 8,
    title: '`kill -9` of Postgres: the product survives, is ready again within 5 s, nothing is lost',
    specs: ['test/faults/kill-postgres.spec.ts'],
    goal: { kills: 10 },
  },
  {
    number: 9,
    title: 'A projector is killed in the middle of a batch: every read table equals its rebuild',
    specs: ['test/faults/kill-projector.spec.ts'],
    goal: { kills: 30 },
  },
  {
    number: 10,
    title: 'Network faults between product and database: nothing lost, nothing doubled, nothing stuck for 10 s',
    specs: ['test/faults/network.spec.ts'],
    goal: { faults: 200 },
  },
  {
    number: 11,
    title: 'Erased people: no trace in tables, logs and dumps; the chain verifies; the rebuild works',
    specs: ['test/http/erasure.spec.ts'],
    goal: { 'people erased': 100 },
  },
  {
    number: 12,
    title: 'Tampering by the owner of the database: each is found, and the stream is named',
    specs: ['test/faults/tampering.spec.ts'],
    goal: { flips: 100, deletions: 10, truncations: 10 },
  },
  {
    number: 13,
    title: 'All IANA zones, each day of 2025 to 2040: each start from 09 to 18 exists once; the suite under four TZ values',
    specs: ['test/time/zones.spec.ts'],
    suiteUnder: ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'],
    goal: { years: 16, 'TZ values': 4 },
  },
  {
    number: 14,
    title: 'Script payloads in every text field, on every screen that shows them: no execution',
    specs: ['test/browser/script-payloads.spec.ts'],
    goal: { payloads: 30 },
  },
  {
    number: 15,
    title: 'Backup under load, erasures, restore: nobody comes back, read tables equal their rebuild',
    specs: ['test/faults/restore-drill.spec.ts'],
    goal: { 'people erased': 5 },
  },
];
