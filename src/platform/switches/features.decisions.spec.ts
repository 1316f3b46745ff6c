import { refusal } from '../../../test/support/refusal.js';
import { fold } from '../events/decider.js';
import { mustBeSwitchedOn } from './features.decisions.js';
import { event, FEATURES } from './features.events.js';
import { Features } from './features.js';

const why = { subject: 'u1', fields: { reason: 'Somebody floods us.' } };
const off = (feature: (typeof FEATURES)[number]) => event('FeatureSwitchedOff', { feature, by: 'u1', switchedAt: 'then' }, why);
const on = (feature: (typeof FEATURES)[number]) => event('FeatureSwitchedOn', { feature, by: 'u1', switchedAt: 'then' }, why);

describe('what can be switched off', () => {
  test.each(FEATURES)('%s is on until somebody switches it off, and again afterwards', (feature) => {
    mustBeSwitchedOn(fold(Features, []), feature);
    mustBeSwitchedOn(fold(Features, [off(feature), on(feature)]), feature);
  });

  test.each(FEATURES)('%s is refused while it is off, with what goes on and what to do; nothing else is', (feature) => {
    const state = fold(Features, [off(feature)]);
    expect(refusal(() => mustBeSwitchedOn(state, feature))).toMatchObject({
      code: 'platform/switched-off',
      message: expect.stringMatching(/paused at the moment\. .+ Try again later\.$/),
      details: { feature },
    });
    for (const other of FEATURES) if (other !== feature) mustBeSwitchedOn(state, other);
  });
});
