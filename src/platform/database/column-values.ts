import pg from 'pg';

/** How Postgres's values reach the code: as what JSON can carry, exact, and without a time zone of the machine. */
const isoInstant = (text: string): string => {
  // "2026-11-21 09:30:00.5+00", as sent to a session whose time zone is UTC
  if (!text.endsWith('+00')) return text.endsWith('infinity') ? text : new Date(text).toISOString();
  const [seconds, fraction = ''] = text.slice(0, -3).split('.') as [string, string?];
  return `${seconds.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
};

/** An instant is an ISO string, a day `yyyy-MM-dd`; counts and sums are numbers, which is exact up to 2^53. */
export function setColumnParsers(types: pg.TypeOverrides): pg.TypeOverrides {
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoInstant);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return types;
}
