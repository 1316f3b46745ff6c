import type { Decision } from '../streams/streams.js';
import { mustBeSwitchedOn } from './features.decisions.js';
import type { Feature } from './features.events.js';
import { Features, FEATURES_ID } from './features.js';

/**
 * For what somebody begins anew. The setting is read and not guarded, as everybody reads it: what is decided at the moment of a change may come just before it.
 * @throws Rejected `platform/switched-off`
 */
export async function mustBeOn(decision: Decision, feature: Feature): Promise<void> {
  mustBeSwitchedOn((await decision.load(Features, FEATURES_ID)).state, feature);
}
