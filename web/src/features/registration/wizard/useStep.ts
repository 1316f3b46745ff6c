import { useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { LAST_STEP } from './steps.ts';

const PARAM = 'step';

/** The step stands in the address, counted from 1: the browser's own Back leads back a step, and a reload keeps it. */
export function useStep() {
  const [params, setParams] = useSearchParams();
  const named = Math.trunc(Number(params.get(PARAM)) || 1) - 1;
  const goTo = (step: number) => {
    const after = paramsNow();
    if (step === 0) after.delete(PARAM);
    else after.set(PARAM, String(step + 1));
    setParams(after);
  };
  return { asked: Math.min(Math.max(named, 0), LAST_STEP), goTo };
}
