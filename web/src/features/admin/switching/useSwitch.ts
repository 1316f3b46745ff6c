import { useState } from 'react';

interface Switched {
  isActive: boolean;
  revision: number;
}

/**
 * A switch that shows at once what was chosen. It is over when what is stored has moved on, and taken back when the server refuses.
 * @param send answers whether it was done
 */
export function useSwitch({ isActive, revision }: Switched, send: (on: boolean) => Promise<boolean>) {
  const [wanted, setWanted] = useState<Switched | null>(null);
  const [busy, setBusy] = useState(false);

  async function turn(on: boolean) {
    if (busy) return;
    setBusy(true);
    setWanted({ isActive: on, revision });
    if (!(await send(on))) setWanted(null);
    setBusy(false);
  }
  return { active: wanted?.revision === revision ? wanted.isActive : isActive, turn: (on: boolean) => void turn(on) };
}
