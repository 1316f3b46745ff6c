import { createRequire } from 'node:module';
import { ValidateBy } from 'class-validator';

/** States, the District of Columbia, territories, and the addresses of the armed forces. */
const CODES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV ' +
    'WI WY AS GU MP PR VI UM FM MH PW AA AE AP'
  ).split(' '),
);

const { full: codeOf } = createRequire(import.meta.url)('zipcodes/lib/states.js') as { full: Readonly<Record<string, string | undefined>> };

/** Two letters, or the name of a state. */
export const isUsState = (text: string): boolean => CODES.has(stateCode(text));

/** 'Washington' and 'wa' are 'WA'; what is neither stays as it is. */
export function stateCode(text: string): string {
  const upper = text.trim().toUpperCase();
  return Object.hasOwn(codeOf, upper) ? codeOf[upper]! : upper;
}

/** For DTOs: a state of the United States. */
export const IsUsState = () =>
  ValidateBy(
    { name: 'isUsState', validator: { validate: (value) => typeof value === 'string' && isUsState(value) } },
    { message: 'Enter a US state, such as WA or Washington' },
  );
