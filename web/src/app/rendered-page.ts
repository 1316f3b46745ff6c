import type { ApiState } from './store.ts';

/** What the server hands over with a page that it has drawn. */
export interface DrawnPage {
  /** The answers that the page was drawn from: nothing is asked again. */
  answers: ApiState;
  /** The site's public address. */
  origin: string;
}

/** The element that carries it, as JSON: the content security policy allows no inline script. */
export const DRAWN_PAGE = 'drawn-page';

/** Undefined when the server sent only the shell. */
export function drawnPage(root: HTMLElement): DrawnPage | undefined {
  const source = document.getElementById(DRAWN_PAGE);
  return root.firstElementChild && source ? (JSON.parse(source.textContent) as DrawnPage) : undefined;
}
