/** Noon in Chicago, in the middle of a week and of a month: where nothing is said, the day on which the tests run is this one. */
const ANY_DAY = '2031-05-14T17:00:00.000Z';

/**
 * The instant at which demo data are made and the browser tests begin; `TEST_CLOCK` sets another. It is no day of the machine, so that no test
 * depends on when it is run.
 */
export function testClock(): string {
  return new Date(process.env['TEST_CLOCK'] ?? ANY_DAY).toISOString();
}
