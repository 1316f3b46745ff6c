import { useSearchParams } from 'react-router-dom';
import { chosenFrom, hrefOf, TIMES, type Times, USUAL_TIMES } from '#shared/booking/list/chosen-bookings.ts';
import { Choices } from './Choices.tsx';

/** What is to come, what is past, or all of it. */
export function TimesFilter() {
  const [params] = useSearchParams();
  const { booking, ...chosen } = chosenFrom(params);
  const shown = booking ? null : (chosen.when ?? USUAL_TIMES);
  const choices = (Object.keys(TIMES) as Times[]).map((when) => ({
    name: when,
    label: TIMES[when],
    href: hrefOf({ ...chosen, when, page: 1 }),
  }));
  return <Choices label="When" choices={choices} shown={shown} />;
}
