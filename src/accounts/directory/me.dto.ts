import type { Role } from '../role.js';

/** The signed-in person. */
export class MeDto {
  id!: string;
  email!: string;
  fullName!: string;
  /** Every role that the person can act in. */
  roles!: Role[];
  /** The one they act in by default. */
  role!: Role;
  /** Booking needs it. */
  emailVerified!: boolean;
  /** An admin or auditor who has to set two-factor sign-in up before anything else is open to them. */
  twoFactorRequired!: boolean;
  /** Path of the photo, or of the generated avatar. */
  avatarUrl!: string;
}
