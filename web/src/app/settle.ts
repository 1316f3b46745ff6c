import { FAR_BELOW } from '#ui/cards/far-below.ts';
import { whenIdle } from '#ui/idle/when-idle.ts';

const MARK = Object.keys(FAR_BELOW)[0]!;

/** Lays out what is far below, one thing at a time and whenever nothing else is to be done, so that searching in the page, jumping and printing find all of it. */
export function settle(): void {
  const left = [...document.querySelectorAll<HTMLElement>(`[${MARK}] > *`)];
  const layOutNext = () => {
    const element = left.shift();
    if (element) {
      element.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    } else {
      document.documentElement.dataset['settled'] = '';
    }
  };
  whenIdle(layOutNext);
}
