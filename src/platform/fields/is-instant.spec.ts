import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IsInstant } from './is-instant.js';

class Asked {
  @IsInstant('Choose a time.')
  at!: string;
}
const taken = (at: unknown) => {
  const asked = plainToInstance(Asked, { at });
  return validateSync(asked).length === 0 ? asked.at : null;
};

test.each([
  ['2026-06-01T05:00Z', '2026-06-01T05:00:00.000Z'],
  ['2026-06-01T05:00:07Z', '2026-06-01T05:00:07.000Z'],
  ['2026-06-01T05:00:07.25Z', '2026-06-01T05:00:07.250Z'],
  ['2028-02-29T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
])('%s is an instant, and reads %s', (sent, read) => expect(taken(sent)).toBe(read));

test.each([
  ...['2026-02-30T05:00:00.000Z', '2026-13-01T05:00Z', '2026-06-01T24:30Z', '2026-06-01T05:00', '2026-06-01', 'xxxxxxxxxxxxxxxxxxxxxxxx'],
  ...['2026-06-01T05:00:00.000+02:00', '', null, undefined, 1_780_000_000_000, ['2026-06-01T05:00Z']],
])('%p is none', (sent) => expect(taken(sent)).toBeNull());
