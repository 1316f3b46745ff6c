import type { MouseEvent } from 'react';
import { paths } from '#shared/paths.ts';

/** The list of services has a search of its own: there, a way to the search leads to that. */
export function orTheListsOwn(event: MouseEvent): void {
  const own = window.location.pathname.startsWith(paths.services) && document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!own) return;
  event.preventDefault();
  own.focus();
}
