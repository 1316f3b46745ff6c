import { choiceFrom, type SlotChoice } from '#shared/slots/slot-choice.ts';

/** What somebody was about to book when they were led to the sign-in. */
export interface Order {
  serviceId: string;
  choice: SlotChoice;
}

/** Read from the path that the sign-in leads back to; undefined where that is no booking form. */
export function orderOf(returnTo: string | undefined): Order | undefined {
  const [, serviceId, search] = /^\/book\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(\?[^#]*)?$/i.exec(returnTo ?? '') ?? [];
  return serviceId === undefined ? undefined : { serviceId, choice: choiceFrom(new URLSearchParams(search)) };
}
