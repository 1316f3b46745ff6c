import { FreeTextField } from './FreeTextField.tsx';
import { useFreeText } from './useFreeText.ts';

const LEAST = 10;
const MOST = 500;

/** Whoever ends or decides something for others says why. */
export const useReason = () => useFreeText(LEAST, `Please give a reason of at least ${LEAST} characters.`);

/** `hint` says who reads it. */
export function ReasonField({ reason, hint }: { reason: ReturnType<typeof useReason>; hint: string }) {
  return <FreeTextField label="Reason" hint={hint} most={MOST} required field={reason.field} />;
}
