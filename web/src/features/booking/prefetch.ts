import { missing, type Prefetch } from '#api/prefetch.ts';
import { publicApi } from '#api/public.ts';
import { choiceFrom } from '#shared/slots/slot-choice.ts';

const { platformRules, service, slots } = publicApi.endpoints;

export const prefetch: Prefetch = async ({ dispatch, params: { id = '' }, search }) => {
  const { date, time } = choiceFrom(search);
  const [{ error }] = await Promise.all([
    dispatch(service.initiate({ id })),
    dispatch(platformRules.initiate()),
    date && time ? dispatch(slots.initiate({ id, date })) : undefined,
  ]);
  return missing(error);
};
