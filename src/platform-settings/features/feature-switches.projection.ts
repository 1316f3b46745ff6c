import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import type { Feature, FeatureEvent } from '../../platform/switches/features.events.js';
import { code, flag, instant, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patchWhere, projection } from '../../platform/tables/projection.js';

/** Whatever was switched off or on again: who, when and why. */
export const FeatureSwitchRow = defineEntity({
  name: 'FeatureSwitchRow',
  tableName: 'feature_switch',
  schema: 'read',
  properties: {
    /** Of the stream: of each feature the highest holds. */
    revision: whole().primary().autoincrement(false),
    feature: code().$type<Feature>(),
    isOn: flag(),
    switchedBy: uuid(),
    switchedAt: instant(),
    /** `null` once whoever gave it is erased. */
    reason: words().nullable(),
  },
});

const row =
  (isOn: boolean) =>
  (
    { feature, by: switchedBy, switchedAt }: FeatureEvent['data'],
    { personal, version: revision }: { personal: { reason: string }; version: number },
  ) =>
    insert(FeatureSwitchRow, { revision, feature, isOn, switchedBy, switchedAt, reason: unlessErased(personal.reason) });

export const featureSwitches = projection<FeatureEvent | PersonalDataErased>('platform-settings.feature-switches', [FeatureSwitchRow], {
  FeatureSwitchedOff: row(false),
  FeatureSwitchedOn: row(true),
  PersonalDataErased: ({ userId }) => patchWhere(FeatureSwitchRow, { switchedBy: userId }, { reason: null }),
});
