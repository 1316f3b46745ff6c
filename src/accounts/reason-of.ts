import { Invalid } from '../platform/errors.js';

interface Reasoned {
  /** Who gives it. */
  readonly adminId: string;
  readonly reason: string | null | undefined;
}

/** Why an administrator has done something, sealed for them: the personal fields of an event. */
export function reasonOf({ adminId, reason }: Reasoned) {
  if (!reason) throw new Invalid({ reason: 'Reason is required' });
  return { subject: adminId, fields: { reason } };
}
