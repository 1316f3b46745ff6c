import { type ComponentType, useEffect, useState } from 'react';

interface Fetched<Props> {
  Part?: ComponentType<Props>;
  failed?: true;
}

/**
 * A part of the page that is fetched as soon as it is needed.
 * @param load stays the same from one rendering to the next
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>, needed: boolean): Fetched<Props> & { again: () => void } {
  const [fetched, setFetched] = useState<Fetched<Props>>({});
  const { Part, failed } = fetched;
  const missing = needed && !Part && !failed;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    load().then(
      (loaded) => !left && setFetched({ Part: loaded }),
      () => !left && setFetched({ failed: true }),
    );
    return () => {
      left = true;
    };
  }, [missing, load]);
  return { ...fetched, again: () => setFetched({}) };
}
