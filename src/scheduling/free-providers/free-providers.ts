import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Busy, type KnowsFreeTime, type LongestJobs, TellsFreeTime } from '../../catalog/index.js';
import { goodUntil } from '../../platform/answers/good-until.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { type KeptPart, type KeptValue, KeptValues } from '../../platform/projections/kept/kept-values.js';
import { SharedReading } from '../../platform/projections/kept/shared-reading.js';
import { noteRead } from '../../platform/tables/tables-read.js';
import { nextMinute } from '../../platform/time/durations.js';
import type { When } from '../../platform/time/when.js';
import type { Interval } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { dayChanged, ownHoursOn, takenLanesOn, workingHours } from './free-providers.queries.js';
import { daysWanted, longestJob, type TakenLane, type WantedDay } from './longest-job.decisions.js';

type Weekly = Awaited<ReturnType<typeof workingHours.all>>[number];

type OwnHours = ReadonlyMap<string, readonly Interval[]>;
type TakenLanes = ReadonlyMap<string, readonly (TakenLane & { readonly until: string | null })[]>;

interface KeptDay {
  readonly own: KeptValue<OwnHours>;
  readonly version: KeptValue<string>;
  readonly taken: KeptPart<TakenLanes>;
}

/** What a day is like by id of the provider. */
interface Day {
  readonly own: OwnHours;
  readonly taken: TakenLanes;
}

/** Days that many ask for are not read again until somebody books one of their hours, or somebody changes theirs. */
const KEPT_DAYS = 20;
/** Each day, and three parts of it. */
const KEPT_ANSWERS = 4 * KEPT_DAYS;
const NOTHING: readonly never[] = [];

/** Which providers have time, and for how long a job: of all of them at once, for the list of services. */
@TellsFreeTime()
@Injectable()
export class FreeProviders implements KnowsFreeTime {
  private readonly weekly = new SharedReading<KeptValue<ReadonlyMap<string, Weekly>>>();
  private readonly answers = new LRUCache<string, Answer>({ max: KEPT_ANSWERS });
  private readonly days = new LRUCache<string, SharedReading<KeptDay>>({ max: KEPT_DAYS });

  constructor(
    private readonly database: Database,
    private readonly kept: KeptValues,
    private readonly clock: Clock,
  ) {}

  async longestJobs(when: When, providers: Iterable<Busy>): Promise<LongestJobs> {
    const now = this.clock.now();
    const wanted = wantedByZone(when, providers, now);
    const dates = [...new Set([...wanted.values()].flat().map(({ date }) => date))];
    const [weekly, ...days] = await Promise.all([this.workingHours(), ...dates.map((date) => this.day(date))]);
    const key = `${when.day} ${when.part ?? ''}`;
    const basis = [nextMinute(now), providers, weekly, ...days.flatMap(({ own, taken }) => [own, taken])];
    let answer = this.answers.get(key);
    if (!answer || !stands(answer, basis, now)) {
      const read = new Map(dates.map((date, index) => [date, days[index]!]));
      this.answers.set(key, (answer = { basis, ...longestOfAll(providers, { wanted, weekly, days: read, now }) }));
    }
    if (answer.until !== null) goodUntil(answer.until);
    return answer.longest;
  }

  private async workingHours(): Promise<ReadonlyMap<string, Weekly>> {
    const { value, stamps } = await this.weekly.next((last) =>
      this.kept.renewed(last, async () => new Map((await workingHours.all(this.database.pool)).map((row) => [row.vendorId, row]))),
    );
    noteRead(stamps.keys());
    return value;
  }

  private async day(date: string): Promise<Day> {
    const reading = this.days.get(date) ?? new SharedReading<KeptDay>();
    this.days.set(date, reading);
    const { own, version, taken } = await reading.next((last) => this.readDay(date, last));
    for (const { stamps } of [own, version, taken]) noteRead(stamps.keys());
    return { own: own.value, taken: taken.value };
  }

  private async readDay(date: string, last: KeptDay | undefined): Promise<KeptDay> {
    const { pool } = this.database;
    const own = await this.kept.renewed(
      last?.own,
      async () => new Map((await ownHoursOn.all(pool, { date })).map(({ vendorId, hours }) => [vendorId, hours])),
    );
    const version = await this.kept.renewed(last?.version, async () => (await dayChanged.first(pool, { date }))?.changedAt ?? '');
    const taken = await this.kept.renewedPart(last?.taken, version.value, async () =>
      Map.groupBy(await takenLanesOn.all(pool, { date }), ({ vendorId }) => vendorId),
    );
    return { own, version, taken };
  }
}

/** What was found lately, and from what. */
interface Answer {
  readonly basis: readonly unknown[];
  readonly longest: LongestJobs;
  /** When the next of the holds that count is over; `null` where there are none. */
  readonly until: string | null;
}

interface Facts {
  readonly wanted: ReadonlyMap<string, readonly WantedDay[]>;
  readonly weekly: ReadonlyMap<string, Weekly>;
  readonly days: ReadonlyMap<string, Day>;
  readonly now: string;
}

const stands = ({ basis, until }: Answer, now: readonly unknown[], time: string): boolean =>
  basis.length === now.length && basis.every((part, index) => part === now[index]) && (until === null || time < until);

function wantedByZone(when: When, providers: Iterable<Busy>, now: string): Map<string, readonly WantedDay[]> {
  const wanted = new Map<string, readonly WantedDay[]>();
  for (const { timeZone } of providers) if (!wanted.has(timeZone)) wanted.set(timeZone, daysWanted(when, timeZone, now));
  return wanted;
}

function longestOfAll(providers: Iterable<Busy>, { wanted, weekly, days, now }: Facts): Omit<Answer, 'basis'> {
  const longest = new Map<string, number>();
  let soonest: string | null = null;
  for (const { id, timeZone } of providers) {
    const usual = weekly.get(id);
    if (!usual) continue;
    let minutes = 0;
    for (const day of wanted.get(timeZone)!) {
      if (day.starts.length === 0) continue;
      const { own, taken } = days.get(day.date)!;
      const hours = own.get(id);
      const lanes = (taken.get(id) ?? NOTHING).filter(({ until }) => until === null || until > now);
      for (const { until } of lanes) if (until !== null && (soonest === null || until < soonest)) soonest = until;
      minutes = Math.max(minutes, longestJob(day, lanes, { ...usual, days: hours ? { [day.date]: hours } : {} }));
    }
    if (minutes > 0) longest.set(id, minutes);
  }
  return { longest, until: soonest };
}
