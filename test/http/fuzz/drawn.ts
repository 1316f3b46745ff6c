import type { Random } from '../../../src/demo/market/random.js';
import { resolved, type Schema } from './api.js';
import { HOSTILE } from './hostile.js';

/** What a field of this name could well hold; it says nothing of it in its schema. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-03-20', '2026-03-10', '2026-03-08', '2027-02-29', '0000-00-00'],
  from: ['2026-03-01', '2025-12-31'],
  to: ['2026-03-31', '2026-02-28'],
  month: ['2026-03', '2026-13', '0000-00'],
  time: ['09:00', '13:00', '18:00', '24:00'],
  zip: ['78701', '00000', '99999'],
  businessZip: ['78701', '10001'],
  state: ['TX', 'ZZ'],
  email: ['pat@example.test', 'pat@example', 'a@b@c'],
  phone: ['+1 512 555 0100', '1'],
  websiteUrl: ['https://example.test/', 'javascript:alert(1)', 'http://[::1'],
  code: ['000000', '123456'],
  ids: ['0190a000-0000-4000-8000-00000000dead,0190a000-0000-4000-8000-00000000dead', ','],
};

const LETTERS = [
  'a',
  'Z',
  '7',
  ' ',
  '-',
  '.',
  '%',
  '"',
  "'",
  '\\',
  '\n',
  '\t',
  '\u0000',
  'é',
  '\u0301',
  '漢',
  '\u{1F6A8}',
  '\ud83d',
  '\u202E',
  '<',
  '&',
  '*',
  '_',
];

/** Draws values in the shape of a schema, and now and then in another. */
export class Drawn {
  constructor(
    private readonly random: Random,
    /** Ids that something has. */
    private readonly ids: readonly string[],
  ) {}

  /** Mostly what the schema asks for. */
  value(schema: Schema, name = ''): unknown {
    if (this.random.chance(0.08)) return this.hostile();
    const { type, nullable, enum: values, properties, required = [], items, minimum, maximum, format } = resolved(schema);
    if (nullable && this.random.chance(0.15)) return null;
    if (values && this.random.chance(0.95)) return this.random.pick(values);
    if (properties) return this.object(properties, required);
    if (type === 'array')
      return Array.from({ length: this.random.between(0, 8) }, () => (items ? this.value(items, name) : this.hostile()));
    if (type === 'boolean') return this.random.chance(0.5);
    if (type === 'number' || type === 'integer') return this.number(minimum, maximum);
    return format === 'uuid' ? this.id() : this.text(schema, name);
  }

  hostile(): unknown {
    return this.random.pick(HOSTILE);
  }

  id(): string {
    return this.random.chance(0.8) ? this.random.pick(this.ids) : this.text({}, '');
  }

  /** The body with one of its fields, at some depth, spoilt. */
  spoilt(body: object): object {
    const fields = Object.entries(body);
    if (fields.length === 0 || this.random.chance(0.05)) return { ...body, [this.text({}, '')]: this.hostile() };
    const [field, value] = this.random.pick(fields);
    if (value !== null && typeof value === 'object' && this.random.chance(0.6)) return { ...body, [field]: this.spoilt(value as object) };
    return { ...body, [field]: this.random.chance(0.5) ? this.hostile() : this.text({}, field) };
  }

  private object(properties: Readonly<Record<string, Schema>>, required: readonly string[]): object {
    const sent = Object.entries(properties).filter(([field]) => this.random.chance(required.includes(field) ? 0.97 : 0.6));
    return Object.fromEntries(sent.map(([field, schema]) => [field, this.value(schema, field)]));
  }

  private number(minimum = -10, maximum = 100_000): number {
    const edges = [minimum, maximum, minimum - 1, maximum + 1, minimum + 0.5, 0, -0, 2 ** 31, 2 ** 53, 1e-7];
    return this.random.chance(0.3) ? this.random.pick(edges) : this.random.between(minimum, Math.min(maximum, minimum + 1000));
  }

  private text({ minLength = 0, maxLength = 200 }: Schema, name: string): string {
    const likely = LIKELY[name];
    if (likely && this.random.chance(0.7)) return this.random.pick(likely);
    const length = this.random.pick([minLength, minLength + 1, this.random.between(minLength, maxLength), maxLength, maxLength + 1]);
    const letters = this.random.chance(0.6) ? ['a', 'b', ' '] : LETTERS;
    return Array.from({ length }, () => this.random.pick(letters)).join('');
  }
}
