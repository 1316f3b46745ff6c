import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Busy, type KnowsFreeTime, type LongestJobs, TellsFreeTime } from '../../catalog/index.js';
import { goodUntil } from '../../platform/answers/good-until.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { type KeptValue, KeptValues } from '../../platform/projections/kept-values.js';
import type { When } from '../../platform/time/when.js';
import type { Interval } from '../../vendor-onboarding/settings/vendor-settings.events.js';
import { ownHoursOn, takenLanesOn, workingHours } from './free-providers.queries.js';
import { daysWanted, longestJob, type TakenLane, type WantedDay } from './longest-job.decisions.js';

type Weekly = Awaited<ReturnType<typeof workingHours.all>>[number];

interface Day {
  readonly own: ReadonlyMap<string, readonly Interval[]>;
  readonly taken: ReadonlyMap<string, readonly (TakenLane & { readonly until: string | null })[]>;
}

/** Days that many ask for are not read again until somebody books, or changes their hours. */
const KEPT_DAYS = 20;
const NOTHING: readonly never[] = [];

/** Which providers have time, and for how long a job: of all of them at once, for the list of services. */
@TellsFreeTime()
@Injectable()
export class FreeProviders implements KnowsFreeTime {
  private weekly: KeptValue<ReadonlyMap<string, Weekly>> | undefined;
  private readonly days = new LRUCache<string, KeptValue<Day>>({ max: KEPT_DAYS });

  constructor(
    private readonly database: Database,
    private readonly kept: KeptValues,
    private readonly clock: Clock,
  ) {}

  async longestJobs(when: When, providers: Iterable<Busy>): Promise<LongestJobs> {
    const now = this.clock.now();
    const zones = new Map<string, WantedDay[]>();
    const wantedIn = (zone: string) => zones.get(zone) ?? zones.set(zone, daysWanted(when, zone, now)).get(zone)!;
    const all = [...providers].map(({ id, timeZone }) => ({ id, wanted: wantedIn(timeZone) }));
    const dates = new Set([...zones.values()].flat().map(({ date }) => date));
    const [weekly, ...days] = await Promise.all([
      this.workingHours(),
      ...[...dates].map(async (date) => [date, await this.day(date)] as const),
    ]);
    const read = new Map(days);
    const longest = new Map<string, number>();
    for (const { id, wanted } of all) {
      const usual = weekly.get(id);
      if (!usual) continue;
      const minutes = Math.max(...wanted.map((day) => longestOn(day, id, usual, read.get(day.date)!, now)));
      if (minutes > 0) longest.set(id, minutes);
    }
    return longest;
  }

  private async workingHours(): Promise<ReadonlyMap<string, Weekly>> {
    this.weekly = await this.kept.renewed(
      this.weekly,
      async () => new Map((await workingHours.all(this.database.pool)).map((row) => [row.vendorId, row])),
    );
    return this.weekly.value;
  }

  private async day(date: string): Promise<Day> {
    const kept = await this.kept.renewed(this.days.get(date), async () => {
      const [own, taken] = await Promise.all([
        ownHoursOn.all(this.database.pool, { date }),
        takenLanesOn.all(this.database.pool, { date }),
      ]);
      return {
        own: new Map(own.map(({ vendorId, hours }) => [vendorId, hours])),
        taken: Map.groupBy(taken, ({ vendorId }) => vendorId),
      };
    });
    this.days.set(date, kept);
    return kept.value;
  }
}

function longestOn(day: WantedDay, id: string, usual: Weekly, { own, taken }: Day, now: string): number {
  if (day.starts.length === 0) return 0;
  const hours = own.get(id);
  const lanes = (taken.get(id) ?? NOTHING).filter(({ until }) => until === null || until > now);
  for (const { until } of lanes) if (until !== null) goodUntil(until);
  return longestJob(day, lanes, { ...usual, days: hours ? { [day.date]: hours } : {} });
}
