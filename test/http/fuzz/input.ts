import type { Random } from '../../../src/demo/market/random.js';
import { MATRIX } from '../authorization/matrix.js';
import { type Asked, TARGETS, WHO, type Who } from '../authorization/row.js';
import type { World } from '../authorization/world.js';
import { type Operation, OPERATIONS } from './api.js';
import { Drawn } from './drawn.js';

/** One request, as it goes over the wire. */
export interface Input {
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const KEYS = ['', 'k', 'x'.repeat(300), '0190a000-0000-4000-8000-00000000cafe', '0190a000-0000-4000-8000-00000000beef', '\u00e9'];
const LANGUAGES = ['en', '*', 'xx-' + 'y'.repeat(500), ';q=2'];

/** Draws requests to the whole API: what the authorization matrix asks for, what the schemas allow, and what neither does. */
export class Inputs {
  private readonly drawn: Drawn;
  private readonly asked = new Map<string, Asked>();

  constructor(
    private readonly world: World,
    private readonly random: Random,
  ) {
    const { business, strangers, members, past, completed } = world;
    const people = Object.values(members).map(({ userId }) => userId);
    const places = [business.serviceId, business.vendorId, strangers.serviceId, strangers.vendorId];
    this.drawn = new Drawn(random, [...places, ...people, ...Object.values(past), ...Object.values(completed)]);
  }

  async next(): Promise<Input> {
    const operation = this.random.pick(OPERATIONS);
    const { open } = MATRIX[operation.route]!;
    const who = this.random.chance(0.85) ? this.random.pick(open) : this.random.pick(WHO);
    const asked = await this.example(operation.route, who);
    const [method, path] = operation.route.split(' ') as [string, string];
    const authorization: Record<string, string> = who === 'visitor' ? {} : { authorization: this.world.members[who].bearer };
    const body = method === 'GET' ? {} : this.body(operation, asked);
    return {
      who,
      method,
      path: this.path(path, asked.params ?? {}) + this.query(operation, asked),
      headers: { ...authorization, ...this.headers(), ...body.headers, ...(open.includes(who) ? asked.headers : {}) },
      ...(body.body !== undefined && { body: body.body }),
    };
  }

  /** What the matrix asks there, the same each time: much of it is done already. Where something drawn has made it impossible, nothing. */
  private async example(route: string, who: Who): Promise<Asked> {
    const row = MATRIX[route]!;
    const target = this.random.pick(TARGETS.filter((each) => row.answers[each] !== undefined));
    const key = `${route} ${who} ${target}`;
    const asked = this.asked.get(key) ?? (await Promise.resolve(row.ask?.(this.world, who, target)).catch(() => undefined)) ?? {};
    this.asked.set(key, asked);
    return asked;
  }

  private path(pattern: string, params: Readonly<Record<string, string>>): string {
    if (this.random.chance(0.01)) return pattern.replace(/:(\w+)/g, '%ZZ');
    return pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = this.random.chance(0.75)
        ? (params[name] ?? this.drawn.id())
        : this.random.chance(0.5)
          ? this.drawn.id()
          : this.drawn.hostile();
      return encodeURIComponent(String(written(value)).slice(0, 500).toWellFormed());
    });
  }

  private query({ query }: Operation, asked: Asked): string {
    const sent: [string, string][] = Object.entries(asked.query ?? {}).filter(() => this.random.chance(0.8));
    for (const [name, schema] of Object.entries(query)) {
      if (this.random.chance(0.4)) sent.push([name, String(written(this.drawn.value(schema, name)))]);
    }
    if (this.random.chance(0.05))
      sent.push([this.random.pick(['__proto__', 'x[]', 'page', 'toString']), String(written(this.drawn.hostile()))]);
    const text = sent
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.slice(0, 2000).toWellFormed())}`)
      .join('&');
    return text && `?${text}`;
  }

  private body(operation: Operation, asked: Asked): Pick<Input, 'body'> & { headers?: Record<string, string> } {
    const json = { 'content-type': 'application/json' };
    if (operation.image) {
      const bytes = Buffer.from(Array.from({ length: this.random.between(0, 200) }, () => this.random.between(0, 255)));
      const head = this.random.pick([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(0)]);
      return {
        body: Buffer.concat([head, bytes]),
        headers: { 'content-type': this.random.pick(['image/png', 'image/jpeg', 'text/plain']) },
      };
    }
    const way = this.random.next();
    if (way < 0.02) return { body: this.random.pick(['{', '[[[', '{"a":1}x', '\u0000', '"', 'null', '[]', '0']), headers: json };
    if (way < 0.04)
      return { body: 'a=1&b=2', headers: { 'content-type': this.random.pick(['application/x-www-form-urlencoded', 'text/plain', 'x']) } };
    if (way < 0.07) return { body: JSON.stringify(this.drawn.hostile()), headers: json };
    if (!operation.body && !asked.body) return {};
    if (way < 0.17 && asked.body) return { body: JSON.stringify(asked.body), headers: json };
    if (way < 0.6 && asked.body) {
      const once = this.drawn.spoilt(asked.body);
      return { body: JSON.stringify(this.random.chance(0.5) ? once : this.drawn.spoilt(once)), headers: json };
    }
    return operation.body ? { body: JSON.stringify(this.drawn.value(operation.body)), headers: json } : {};
  }

  private headers(): Record<string, string> {
    return {
      ...(this.random.chance(0.2) && { 'idempotency-key': this.random.pick(KEYS) }),
      ...(this.random.chance(0.05) && { 'x-min-position': this.random.pick(['', '-', 'zz', '0'.repeat(16), 'f'.repeat(40)]) }),
      ...(this.random.chance(0.05) && { 'accept-language': this.random.pick(LANGUAGES) }),
      ...(this.random.chance(0.05) && { 'if-none-match': this.random.pick(['*', '"x"', 'W/']) }),
      ...(this.random.chance(0.03) && { authorization: this.random.pick(['Bearer', 'Bearer x.y.z', 'Basic eDp5']) }),
    };
  }
}

/** As text, where nothing else can be sent. */
const written = (value: unknown): unknown => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value);
