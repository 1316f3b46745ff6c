import { useSyncExternalStore } from 'react';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { onAidOpened, openAid, openedAid } from '#ui/keys/aid.ts';
import { useShortcut } from '#ui/keys/useShortcut.ts';

const Palette = onDemand(async () => (await import('./palette/Palette.tsx')).Palette);
const KeyList = onDemand(async () => (await import('./KeyList.tsx')).KeyList);

/** Who has a dialog before them is asked something. */
const isAsked = () => document.querySelector('[aria-modal="true"]') !== null;
const close = () => openAid(null);

/** The keys of every page. What they open is fetched then. */
export function Keys() {
  const opened = useSyncExternalStore(onAidOpened, openedAid, () => null);
  useShortcut('palette', () => isAsked() || openAid('palette'));
  useShortcut('help', () => isAsked() || openAid('help'));
  if (opened === 'palette') return <Palette onClose={close} />;
  return opened && <KeyList onClose={close} />;
}
