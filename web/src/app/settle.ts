import { FAR_BELOW } from '../ui/far-below.ts';

const MARK = Object.keys(FAR_BELOW)[0]!;
/** A piece of work that the idle time still has room for. */
const ROOM_MS = 8;

/** Lays out what is far below, a piece whenever nothing else is to be done, so that searching in the page, jumping and printing find all of it. */
export function settle(): void {
  const left = [...document.querySelectorAll<HTMLElement>(`[${MARK}] > *`)];
  const layOut = (remaining: () => number) => {
    do {
      const element = left.shift();
      if (!element) {
        document.documentElement.dataset['settled'] = '';
        return;
      }
      element.style.contentVisibility = 'visible';
      element.getBoundingClientRect(); // laid out here and now, not all together later
    } while (remaining() > ROOM_MS);
    whenIdle(layOut);
  };
  whenIdle(layOut);
}

/** Safari has no idle callbacks. */
function whenIdle(work: (remaining: () => number) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  else setTimeout(() => work(() => 0), 50);
}
