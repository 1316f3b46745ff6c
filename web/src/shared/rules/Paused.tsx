import type { PausedFeatureDto } from '#api/generated-public.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { usePlatformRulesQuery } from './api.ts';

interface Props {
  /** Any of these stops whoever is here. */
  of: readonly PausedFeatureDto['feature'][];
}

/** An administrator has switched off what somebody is about to begin: what goes on all the same, and what to do. */
export function Paused({ of }: Props) {
  const { data } = usePlatformRulesQuery();
  const paused = data?.paused.find(({ feature }) => of.includes(feature));
  return paused && <Notice role="status">{paused.message}</Notice>;
}
