import { useEffect, useEffectEvent, useRef } from 'react';

/** Takes what was typed before the scripts had come: the field holds it, and React does not know. */
export function useTypedAhead(take: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useEffectEvent(take);
  useEffect(() => {
    const { value, defaultValue } = field.current!;
    if (value !== defaultValue) typed(value);
  }, []);
  return field;
}
