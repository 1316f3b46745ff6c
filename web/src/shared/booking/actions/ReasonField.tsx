import type { useReason } from './useReason.ts';
import { FreeTextField } from './FreeTextField.tsx';

const MOST = 500;

/** `hint` says who reads it. */
export function ReasonField({ reason, hint }: { reason: ReturnType<typeof useReason>; hint: string }) {
  return <FreeTextField label="Reason" hint={hint} most={MOST} required field={reason.field} />;
}
