import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';

type Told = readonly [title: string, message?: string];

/** Sends something that changes a booking: what came of it is told in a toast, a refusal where it was asked for. */
export function useAction(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function run(send: () => Promise<Told>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      toast.success(...(await send()));
      onDone();
    } catch (cause) {
      setProblem(cause);
    }
    setBusy(false);
  }

  return { busy, problem, run };
}
