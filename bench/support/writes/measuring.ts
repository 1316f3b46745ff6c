import type pg from 'pg';
import { median, percentile } from '../measure.js';
import { atPace } from '../paced-requests.js';
import type { Write } from './kinds.js';
import { type Client, type Load, load, type Sent } from './load.js';
import type { People } from './people.js';
import { type Counts, type Statements, sum } from './statements.js';

const ROUNDS = 3;
/** A bare server is done with as many too soon to be measured well. */
const BARE_TIMES = 3;
/** Bookings that are looked at one by one, each with all that follows from it. */
const LONE = 10;
const CALLERS = 16;
const REFUSED = 503;

export interface Parts {
  readonly product: Client;
  readonly bare: Client;
  readonly people: People;
  readonly statements: Statements;
  /** Milliseconds of a processor that the product and Postgres have used so far. */
  readonly cpu: () => { product: number; postgres: number };
  /** Connected to the product's database. */
  readonly pool: pg.Pool;
}

/** One kind of write by so many callers. */
export interface Measured {
  readonly ratio: number;
  readonly perSecond: number;
  readonly barePerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bareP50Ms: number;
  /** Of a processor, for each. */
  readonly productCpuMs: number;
  readonly postgresCpuMs: number;
}

/** What became of more than could be carried out. */
export interface Overload {
  readonly sentPerSecond: number;
  readonly taken: number;
  /** Refused, and told when to come back. */
  readonly surplus: number;
  readonly takenPerSecond: number;
  /** Of those that were taken. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly refusalP99Ms: number;
}

export interface Counted {
  readonly lone: number;
  readonly together: number;
  /** By their text: how many for each. */
  readonly ofLone: Counts;
  readonly ofTogether: Counts;
}

/** Carries out one kind of write, and keeps count. */
export class Measuring {
  /** So many were sent, and so many answered as they should be. */
  private sent = 0;
  private answered = 0;

  constructor(
    private readonly parts: Parts,
    readonly write: Write,
    /** Of its event, before anything was measured. */
    private readonly before: number,
  ) {}

  static async of(parts: Parts, write: Write): Promise<Measuring> {
    return new Measuring(parts, write, await eventsOf(parts.pool, write));
  }

  /** Until its code is compiled, and its plans are chosen. */
  async warmUp(count: number): Promise<void> {
    await load(CALLERS, count, this.one);
    await load(CALLERS, count, this.bareOne);
  }

  /** In turns with the bare server. */
  async beside(callers: number, count: number): Promise<Measured> {
    const rounds: { bare: Load; product: Load; productCpu: number; postgresCpu: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await this.parts.people.stay();
      const bare = await load(callers, count * BARE_TIMES, this.bareOne);
      const begun = this.parts.cpu();
      const product = await load(callers, count, this.one);
      const ended = this.parts.cpu();
      rounds.push({
        bare,
        product,
        productCpu: (ended.product - begun.product) / count,
        postgresCpu: (ended.postgres - begun.postgres) / count,
      });
    }
    const times = rounds.flatMap(({ product }) => product.milliseconds);
    return {
      ratio: median(rounds.map(({ bare, product }) => product.perSecond / bare.perSecond)),
      perSecond: median(rounds.map(({ product }) => product.perSecond)),
      barePerSecond: median(rounds.map(({ bare }) => bare.perSecond)),
      p50Ms: percentile(times, 0.5),
      p99Ms: percentile(times, 0.99),
      bareP50Ms: percentile(
        rounds.flatMap(({ bare }) => bare.milliseconds),
        0.5,
      ),
      productCpuMs: median(rounds.map(({ productCpu }) => productCpu)),
      postgresCpuMs: median(rounds.map(({ postgresCpu }) => postgresCpu)),
    };
  }

  /** So many times more than these callers, who wait for their answers, have carried out. */
  async overload(times: number, callers: number, count: number, forMs: number): Promise<Overload> {
    await this.parts.people.stay();
    const sentPerSecond = times * (await load(callers, count, this.one)).perSecond;
    const outcomes = await atPace({ everyMs: 1000 / sentPerSecond, forMs }, async () => {
      const begun = performance.now();
      const taken = await this.takenOrRefused();
      return { taken, milliseconds: performance.now() - begun };
    });
    const timesOf = (taken: boolean) => outcomes.filter((each) => each.taken === taken).map(({ milliseconds }) => milliseconds);
    const taken = timesOf(true);
    const refused = timesOf(false);
    return {
      sentPerSecond,
      taken: taken.length,
      surplus: refused.length,
      takenPerSecond: (taken.length * 1000) / forMs,
      p50Ms: percentile(taken, 0.5),
      p99Ms: percentile(taken, 0.99),
      refusalP99Ms: refused.length > 0 ? percentile(refused, 0.99) : 0,
    };
  }

  /** How many statements each is, alone at rest, and among others. */
  async statements(together: number): Promise<Counted> {
    const { people, statements } = this.parts;
    await people.stay();
    await statements.settled();
    const alone = async () => {
      for (let n = 0; n < LONE; n++) {
        await this.one();
        await statements.rest();
      }
    };
    const ofLone = each(await statements.during(alone), LONE);
    const ofTogether = each(await statements.during(() => load(CALLERS, together, this.one)), together);
    return { lone: sum(ofLone), together: sum(ofTogether), ofLone, ofTogether };
  }

  /** @throws when the event store does not hold as many as were answered */
  async mustAllBeThere(): Promise<void> {
    const there = (await eventsOf(this.parts.pool, this.write)) - this.before;
    if (this.write.event && there !== this.answered) {
      throw new Error(`${this.write.name}: ${this.answered} were answered, and ${there} are in the event store`);
    }
  }

  private readonly one = async (): Promise<void> => {
    if (!(await this.takenOrRefused())) throw new Error(`${this.write.name} was refused, as there is too much to do`);
  };

  /** @returns whether it was taken; what else is refused must have been told when to come back */
  private async takenOrRefused(): Promise<boolean> {
    const index = this.sent++;
    const sent = this.write.ask(index);
    const answer = await this.parts.product.ask(sent);
    if (answer.status === REFUSED && answer.headers['retry-after'] !== undefined) return false;
    if (answer.status !== this.write.status) throw new Error(`${sent.path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    this.answered++;
    this.write.took?.(answer, index);
    return true;
  }

  private readonly bareOne = async (): Promise<void> => {
    const { status, text } = await this.parts.bare.ask(BARE);
    if (status !== 201) throw new Error(`the bare server answered ${status}: ${text.slice(0, 300)}`);
  };
}

const BARE: Sent = {
  method: 'POST',
  path: '/bookings',
  body: {
    serviceId: '0193a6b2-7c1e-7f3a-9b2d-5e8f1a2b3c4d',
    serviceRevision: 0,
    date: '2026-11-24',
    time: '13:00',
    street: '1 Elm Street',
    zip: '78704',
    instructions: 'Ring twice.',
  },
};

const each = (counts: Counts, pieces: number): Counts => new Map([...counts].map(([text, count]) => [text, count / pieces]));

async function eventsOf(pool: pg.Pool, { event }: Write): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from es.events where type = $1', [event ?? '']);
  return Number(rows[0]!.count);
}
