import type { MouseEvent } from 'react';
import type { Mistakes } from './mistakes.ts';

export const UNKNOWN_ZIP = 'We do not know this ZIP code. Enter five digits, such as 78701.';

export const fieldOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  name ? form.querySelector<HTMLElement>(`[name="${name}"]`) : null;

/** What was pressed goes away: the button at the foot is what comes next. */
export const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void =>
  currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();

/** What is typed and is no value yet, which only the browser knows: half a date, letters for a price. */
export function unfinished(form: HTMLFormElement): Mistakes {
  const cut = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    cut.map(({ name, type }) => [name, type === 'date' ? 'Choose a whole date, or leave it empty.' : 'Enter a price as a number.']),
  );
}

/** The first field, from above, that has a mistake. */
export const firstMistake = (form: HTMLFormElement, mistakes: Mistakes): HTMLElement | undefined =>
  [...form.querySelectorAll('input')].find(({ name }) => mistakes[name as keyof Mistakes]);
