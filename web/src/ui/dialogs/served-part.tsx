import { type ComponentType, type CSSProperties, startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#ui/idle/when-idle.ts';

const loading: Promise<unknown>[] = [];

/**
 * A part of a public page that is below what is seen first. The server draws it with the page, so that it is there without scripts and nothing moves later; its own
 * script comes once the page's have run. Until then what the server has drawn stays as it is, with links that lead on. React is not told of it: as a `Suspense` it
 * would be taken away with the first change of a context around it.
 * @param load is asked again for as long as it fails
 */
export function servedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  const once = async () => (known = await load());
  if (import.meta.env.SSR) loading.push(once());

  return function ServedPart(props) {
    const asServed = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => known);
    const isComing = useRef(false);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      const over = new AbortController();
      // As a transition it is drawn in small steps, between which a press is answered.
      const show = (loaded: ComponentType<Props>) => {
        isComing.current = true;
        startTransition(() => setPart(() => loaded));
      };
      if (asServed.current) void takeOver(once, asServed.current, show, over.signal);
      return () => over.abort();
    }, [attempt]);
    /** Somebody came into what the server has drawn while the other was being drawn: it stays until they have gone, or their press and their place would be lost. */
    const stay = () => {
      if (!isComing.current) return;
      isComing.current = false;
      setPart(undefined);
      setAttempt(attempt + 1);
    };

    return Part ? (
      <div key="taken over" style={AROUND}>
        <Part {...props} />
      </div>
    ) : (
      <div ref={asServed} style={AROUND} onFocus={stay} onPointerDown={stay} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    );
  };
}

/** No box of its own: what stands in it lies as if it were not there. */
const AROUND: CSSProperties = { display: 'contents' };
/** What is taken over is never compared with it. */
const AS_IT_IS = { __html: '' };

/** Shows what is loaded, once nobody is pressing, typing or reading what has opened in what it replaces; never, if that has gone. */
async function takeOver<T>(load: () => Promise<T>, asServed: HTMLElement, show: (loaded: T) => void, signal: AbortSignal): Promise<void> {
  // To name each part's files costs a slow phone tens of milliseconds: not in the task in which the page comes to life.
  await new Promise<void>((resolve) => whenIdle(resolve, 1000));
  for (let delayMs = 1000; !signal.aborted; delayMs = Math.min(2 * delayMs, 60_000)) {
    const loaded = await load().catch(() => undefined);
    if (signal.aborted) return;
    if (loaded && !asServed.matches(':is(:active, :focus-within, :has(:popover-open))')) {
      show(loaded);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, loaded ? 100 : delayMs));
  }
}

/** For the server, which draws a page in one go: resolves when the parts of every page that is loaded can be drawn. */
export const servedPartsLoaded = () => Promise.all(loading);
