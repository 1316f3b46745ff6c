import type { Database } from '../../platform/database/database.js';
import { type Feature, FEATURES } from '../../platform/switches/features.events.js';
import { statement } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { FeatureSwitchRow } from './feature-switches.projection.js';

const newestSwitches = statement('newest-feature-switches', () =>
  tablesOf(FeatureSwitchRow)
    .selectFrom('feature_switch')
    .distinctOn('feature')
    .select(['feature', 'is_on as isOn', 'switched_at as since'])
    .orderBy('feature')
    .orderBy('revision', 'desc'),
);

export interface SwitchNow {
  readonly feature: Feature;
  readonly isOn: boolean;
  /** `null`: always. */
  readonly since: string | null;
}

/** Each feature, on unless somebody has switched it off. */
export async function switchesNow({ pool }: Database): Promise<SwitchNow[]> {
  const switched = await newestSwitches.all(pool);
  return FEATURES.map((feature) => switched.find((each) => each.feature === feature) ?? { feature, isOn: true, since: null });
}
