import { dayLabel, shortDayLabel, zoneLabel } from '../../web/src/shared/slots/slot-words.js';
import { calendarDateLabel, dateLabel, publicDateLabel } from '../../web/src/ui/format/dates.js';
import { addDays, noonOf } from '../../web/src/ui/format/days.js';

/** A leap year and the turn of two others: each month, each weekday. */
const DAYS = Array.from({ length: 800 }, (_, past) => addDays('2027-11-20', past));
const asIntl = (shape: Intl.DateTimeFormatOptions, timeZone?: string) => (date: Date) =>
  new Intl.DateTimeFormat('en-US', { ...shape, timeZone }).format(date);
const DATE = { year: 'numeric', month: 'short', day: '2-digit' } as const;

describe('days are written as Intl writes them', () => {
  test.each([
    ['in full', dayLabel, { weekday: 'long', month: 'long', day: 'numeric' }],
    ['short', shortDayLabel, { weekday: 'short', month: 'short', day: 'numeric' }],
    ['as a date', calendarDateLabel, DATE],
  ] as const)('%s', (_how, written, shape) => {
    const expected = DAYS.map(noonOf).map(asIntl(shape, 'UTC'));
    expect(DAYS.map(written)).toEqual(expected);
  });

  test('and so are the dates of instants, everybody’s and the reader’s', () => {
    const instants = DAYS.flatMap((day) => [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`]);
    expect(instants.map(publicDateLabel)).toEqual(instants.map((instant) => asIntl(DATE, 'UTC')(new Date(instant))));
    expect(instants.map(dateLabel)).toEqual(instants.map((instant) => asIntl(DATE)(new Date(instant))));
  });

  test.each(['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Phoenix', 'Anchorage'].map((place) => `America/${place}`))(
    'and the zone %s',
    (timeZone) => {
      const words = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).format();
      expect(words).toContain(`, ${zoneLabel(timeZone)}`);
    },
  );
});
