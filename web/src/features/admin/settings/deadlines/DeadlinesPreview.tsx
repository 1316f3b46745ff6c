import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import type { BookingDeadlinesSettingDto, DeadlinesPreviewDto } from '../api.ts';
import { WhatItChanges } from '../WhatItChanges.tsx';

interface Props {
  preview: DeadlinesPreviewDto;
  deadlines: Pick<BookingDeadlinesSettingDto, 'answerHours' | 'agreeHours'>;
}

/** What other deadlines would mean, in the figures of now. */
export function DeadlinesPreview({ preview, deadlines: { answerHours } }: Props) {
  const { answerBy, agreeBy, openRequests, openProposals, acceptedRequests, acceptedLater } = preview;
  return (
    <WhatItChanges>
      <li>
        A request that is made now is to be answered by {momentLabel(answerBy)}, and another time that is proposed now is to be agreed to by{' '}
        {momentLabel(agreeBy)}; half an hour before the start at the latest.
      </li>
      <li>
        {openRequests === 1
          ? '1 request that waits for an answer keeps its deadline'
          : `${openRequests} requests that wait for an answer keep their deadlines`}
        {openProposals > 0 && `, and so ${openProposals === 1 ? 'does 1 proposed time' : `do ${openProposals} proposed times`}`}.
      </li>
      {acceptedRequests > 0 && (
        <li>
          Of the {counted(acceptedRequests, 'request')} that providers have accepted by hand in the last 30 days,{' '}
          {acceptedLater === 0 ? 'none' : acceptedLater} took {counted(answerHours, 'hour')} or longer.
        </li>
      )}
    </WhatItChanges>
  );
}
