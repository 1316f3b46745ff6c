import { RequiredText } from '../../../platform/fields/fields.js';

/** Why somebody is given a role, or loses it. */
export class ChangeRoleDto {
  /** The person reads it. */
  @RequiredText('Reason', 500)
  reason!: string;
}
