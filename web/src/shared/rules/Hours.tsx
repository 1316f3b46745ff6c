import { counted } from '#ui/format/labels.ts';
import { usePlatformRulesQuery } from './api.ts';

/** "24 hours", or "some hours" as long as nobody knows how many. */
export const hoursLabel = (hours: number | undefined): string => (hours === undefined ? 'some hours' : counted(hours, 'hour'));

/** How long a provider has to answer a request that is made now. */
export const AnswerHours = () => hoursLabel(usePlatformRulesQuery().data?.answerHours);
/** How long the other side has to agree to another time. */
export const AgreeHours = () => hoursLabel(usePlatformRulesQuery().data?.agreeHours);
