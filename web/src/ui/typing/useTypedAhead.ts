import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Takes what was typed before the scripts had come: the field holds it, and React does not know. */
export function useTypedAhead(take: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useEffectEvent(take);
  // Before anything can be pressed: a press may come with the very moment at which the scripts take over.
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current!;
    if (value !== defaultValue) typed(value);
  }, []);
  return field;
}
