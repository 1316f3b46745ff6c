import { event, type Feature, type FeatureEvent } from '../../platform/switches/features.events.js';
import type { Features } from '../../platform/switches/features.js';

export interface WantedSwitch {
  readonly feature: Feature;
  readonly on: boolean;
}

interface By {
  readonly adminId: string;
  readonly reason: string;
  readonly now: string;
}

/** An administrator switches something off for the whole platform, or on again. It holds at once. */
export function switchFeature(off: Features, { feature, on, adminId, reason, now }: WantedSwitch & By): FeatureEvent[] {
  if (off.includes(feature) !== on) return [];
  const type = on ? 'FeatureSwitchedOn' : 'FeatureSwitchedOff';
  return [event(type, { feature, by: adminId, switchedAt: now }, { subject: adminId, fields: { reason } })];
}
