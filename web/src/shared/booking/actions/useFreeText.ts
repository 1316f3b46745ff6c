import { useRef, useState } from 'react';

/** A text that a person writes to go with what they do. @param least how many letters it has to have */
export function useFreeText(least: number, tooShort = '') {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const written = text.trim();
  const short = written.length < least;

  return {
    written,
    /** Whether it can be sent; if not, the field says why and takes the focus. */
    check(): boolean {
      setAsked(true);
      if (short) input.current?.focus();
      return !short;
    },
    field: { value: text, onWrite: setText, input, error: asked && short ? tooShort : undefined },
  };
}
