import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { usePlatformRulesQuery } from '#shared/rules/api.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { FEATURE_WORDS } from '../settings/switches/feature-words.ts';

/** What is switched off for everybody must not be forgotten. */
export function SwitchedOff() {
  const { data } = usePlatformRulesQuery();
  if (!data || data.paused.length === 0) return null;
  const names = data.paused.map(({ feature }) => FEATURE_WORDS[feature].label);
  return (
    <Notice role="status">
      <p>
        <strong>Switched off for everybody: {names.join(', ')}.</strong> Under <Link to={paths.settings}>Settings</Link> you read since when
        and why, and switch {names.length === 1 ? 'it' : 'them'} on again.
      </p>
    </Notice>
  );
}
