import { IsIn } from 'class-validator';
import { RequiredText } from '../../platform/fields/fields.js';

/** Why a provider is taken out of view, and what becomes of what is agreed. */
export class SuspendVendorDto {
  /** The provider reads it. */
  @RequiredText('Reason', 500)
  reason!: string;

  /** `cancel`: confirmed bookings that have not begun are cancelled, and nobody pays. Pending ones are cancelled in any case. */
  @IsIn(['keep', 'cancel'], { message: 'Choose what becomes of confirmed bookings' })
  confirmedBookings!: 'keep' | 'cancel';
}
