import { useEffect, useRef } from 'react';
import { toast } from '#ui/feedback/toast.ts';

/** Says that something is missing, until nothing is. */
export function useMissingInformation(complete: boolean): () => void {
  const said = useRef<number>(undefined);
  useEffect(() => {
    if (complete && said.current !== undefined) toast.close(said.current);
  }, [complete]);
  return () => {
    said.current = toast.error('Missing Information', 'Please fill in all required fields.');
  };
}
