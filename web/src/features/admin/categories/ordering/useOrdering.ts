import { useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { useOrderCategoriesMutation } from '../api.ts';

/**
 * Puts the categories of a level in order. Whoever presses again at once goes on from what is in sight: each order is sent when the one before it is answered, as it
 * names what it rests on.
 */
export function useOrdering(parentId: string | null) {
  const [send] = useOrderCategoriesMutation();
  /** What is on its way; nothing, where all is as the server has it. */
  const [wanted, setWanted] = useState<readonly string[]>();
  const last = useRef<Promise<void>>(Promise.resolve());

  /** @param seen ids as they stand in sight */
  const order = (categoryIds: string[], seen: string[]) => {
    const sent = last.current.then(async () => {
      const { error } = await send({ categoryOrderDto: { parentId, categoryIds, seen } });
      if (error) toast.error('The categories stand as before', error);
      if (error || last.current === sent) setWanted(undefined);
    });
    last.current = sent;
    setWanted(categoryIds);
  };
  return { wanted, order };
}
