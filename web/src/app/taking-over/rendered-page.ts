import type { ApiState } from '../store.ts';

/** What the server hands over with a page that it has rendered. */
export interface RenderedPage {
  /** The answers that the page was rendered from: nothing is asked again. */
  answers: ApiState;
  /** The site's public address. */
  origin: string;
}

/** The element that carries it, as JSON: the content security policy allows no inline script. */
export const RENDERED_PAGE = 'rendered-page';

/** Undefined when the server sent only the shell. */
export function renderedPage(root: HTMLElement): RenderedPage | undefined {
  const source = document.getElementById(RENDERED_PAGE);
  return root.firstElementChild && source ? (JSON.parse(source.textContent) as RenderedPage) : undefined;
}
