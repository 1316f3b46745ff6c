import { ApiProperty } from '@nestjs/swagger';
import { type Role, ROLES } from '../../../accounts/index.js';
import { DOWNLOADED_LISTS, type DownloadedList } from '../../../moderation/index.js';

/** What of an account's history administrators read: what says who may come in, and nothing of what the person has told or chosen. */
export const ACCOUNT_DEEDS = [
  'UserRegistered',
  'EmailVerified',
  'EmailChanged',
  'PasswordChanged',
  'TwoFactorEnabled',
  'TwoFactorDisabled',
  'RoleGrantedV2',
  'RoleRevokedV2',
  'SessionsEnded',
  'AccountDeactivated',
  'AccountReactivated',
  'ListDownloaded',
] as const;
export type AccountDeed = (typeof ACCOUNT_DEEDS)[number];

/** A list that somebody has taken along as a file. */
export class TakenListDto {
  @ApiProperty({ enum: DOWNLOADED_LISTS })
  list!: DownloadedList;
  rows!: number;
  /** By which of its filters it was narrowed: "deactivated", "one vendor". */
  narrowedBy!: string[];
  /** What was looked for in it. */
  search!: string | null;
}

export class AccountDeedDto {
  at!: string;
  @ApiProperty({ enum: ACCOUNT_DEEDS })
  what!: AccountDeed;
  /** Of one that was granted or revoked. */
  @ApiProperty({ enum: ROLES, nullable: true })
  role!: Role | null;
  /** Who has done it; `null` for the person themselves, the system, and whoever may not be named. */
  by!: string | null;
  /** Why, where it was asked. */
  reason!: string | null;
  @ApiProperty({ type: TakenListDto, nullable: true })
  taken!: TakenListDto | null;
}

/** Where somebody is signed in. */
export class UserSessionDto {
  id!: string;
  /** As they would call it: "Chrome on Linux". */
  device!: string;
  openedAt!: string;
  lastActiveAt!: string;
}

export class BusinessOfUserDto {
  vendorId!: string;
  businessName!: string;
  /** Whether customers see it. */
  isPublic!: boolean;
}

/** What administrators read of one account beside the list. */
export class UserProfileDto {
  email!: string;
  emailVerified!: boolean;
  /** Whether signing in needs a code. */
  twoFactor!: boolean;
  business!: BusinessOfUserDto | null;
  /** Made as a customer, whatever became of them. */
  bookingCount!: number;
  /** Newest first. */
  sessions!: UserSessionDto[];
  /** Newest first. */
  history!: AccountDeedDto[];
}
