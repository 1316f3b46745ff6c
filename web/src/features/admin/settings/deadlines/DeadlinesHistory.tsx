import { counted } from '#ui/format/labels.ts';
import type { BookingDeadlinesSettingDto } from '../api.ts';
import { Deeds, said } from '../Deeds.tsx';

/** Who has set which deadlines, when and why, newest first. */
export function DeadlinesHistory({ changes }: Pick<BookingDeadlinesSettingDto, 'changes'>) {
  const deeds = changes.map(({ answerHours, agreeHours, setBy, setAt: at, reason }) => ({
    at,
    line: `${counted(answerHours, 'hour')} to answer, ${counted(agreeHours, 'hour')} to agree to another time, set${said(setBy, reason)}`,
  }));
  return <Deeds title="History of the deadlines" deeds={deeds} none="Nobody has changed the deadlines yet." />;
}
