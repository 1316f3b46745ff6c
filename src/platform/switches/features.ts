import type { Decider } from '../events/decider.js';
import type { Feature, FeatureEvent } from './features.events.js';

/** What is switched off. Nothing is, where nobody ever has. */
export type Features = readonly Feature[];

const without = (off: Features, feature: Feature): Features => off.filter((each) => each !== feature);

export const Features: Decider<Features, FeatureEvent> = {
  category: 'features',
  initial: [],
  evolve: {
    FeatureSwitchedOff: (off, { feature }) => [...without(off, feature), feature],
    FeatureSwitchedOn: (off, { feature }) => without(off, feature),
  },
};

/** There is one platform: the id of the stream. */
export const FEATURES_ID = 'platform';
