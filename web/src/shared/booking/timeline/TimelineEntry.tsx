import type { TimelineStep } from '../api.ts';
import { datedMomentLabel } from '../moments.ts';
import { sentWords } from './sent-words.ts';
import { type Readers, stepWords } from './timeline-words.ts';

interface Props extends Readers {
  step: TimelineStep;
  agreed: boolean;
  dismissed: boolean;
  timeZone: string;
}

/** One step: what happened, when, in whose words, and whom it was told to. */
export function TimelineEntry({ step, agreed, dismissed, timeZone, ...readers }: Props) {
  const { sentence, details } = stepWords({ ...step, agreed, dismissed, timeZone }, readers);
  const sent = sentWords(step.sent, readers);
  return (
    <li>
      <p>
        <strong>{sentence}</strong>
      </p>
      {details.length > 0 && <p>{details.join(' · ')}</p>}
      {step.text && <blockquote>{step.text}</blockquote>}
      <time dateTime={step.at}>{datedMomentLabel(step.at, timeZone)}</time>
      {sent && <small>{sent}</small>}
    </li>
  );
}
