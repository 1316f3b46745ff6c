import type { useReason } from './useReason.ts';
import { WrittenField } from './WrittenField.tsx';

const MOST = 500;

/** `hint` says who reads it. */
export function ReasonField({ reason, hint }: { reason: ReturnType<typeof useReason>; hint: string }) {
  return <WrittenField label="Reason" hint={hint} most={MOST} required field={reason.field} />;
}
