import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { useCalendarAddressQuery, useMakeCalendarAddressMutation, useSwitchOffCalendarAddressMutation } from './api.ts';

/** When it was last read changes without anybody's doing here. */
const LATELY = { refetchOnMountOrArgChange: true };

/** How the address stands, and what can be done about it. What it is stands nowhere but here, until the dialog is closed. */
export function useAddress() {
  const { data: state, error, refetch } = standing(useCalendarAddressQuery(undefined, LATELY));
  const [makeAddress, { isLoading: isMaking }] = useMakeCalendarAddressMutation();
  const [switchAddressOff, { isLoading: isEnding }] = useSwitchOffCalendarAddressMutation();
  const [made, setMade] = useState<string>();
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  async function make() {
    const { data, error: refusal } = await makeAddress();
    setProblem(refusal);
    if (!data) return;
    setMade(data.address);
    setEnded(false);
  }

  async function switchOff() {
    const { error: refusal } = await switchAddressOff();
    setProblem(refusal);
    if (refusal) return;
    setMade(undefined);
    setEnded(true);
  }

  return { state, error, refetch, made, ended, problem, isMaking, isEnding, make, switchOff };
}

export type Address = ReturnType<typeof useAddress>;
