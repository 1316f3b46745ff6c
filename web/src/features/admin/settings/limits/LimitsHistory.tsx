import type { BookingLimitsSettingDto } from '../api.ts';
import { Deeds, said } from '../Deeds.tsx';

/** Who has set which limits, when and why, newest first. */
export function LimitsHistory({ changes }: Pick<BookingLimitsSettingDto, 'changes'>) {
  const deeds = changes.map(({ withOneProvider, altogether, atOnce, setBy, setAt: at, reason }) => ({
    at,
    line: `${withOneProvider} with one provider, ${altogether} altogether, ${atOnce} at the same time, set${said(setBy, reason)}`,
  }));
  return <Deeds title="History of the limits" deeds={deeds} none="Nobody has changed the limits yet." />;
}
