import { OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type Role, ROLES } from '../../accounts/index.js';
import { PageNumber, Trimmed } from '../../platform/fields/fields.js';
import { ListPageDto } from '../../platform/lists/list-page.dto.js';

/** Whether somebody can use their account, or an administrator shuts them out. */
export const USER_STATES = ['active', 'deactivated'] as const;
export type UserState = (typeof USER_STATES)[number];

export const USER_ORDERS = ['newest', 'name'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export class ManagedUsersQuery {
  @PageNumber()
  page?: number;

  /** Who holds it: everybody but auditors is a customer, too. */
  @IsOptional()
  @IsIn(ROLES, { message: 'Choose admin, auditor, vendor or user' })
  role?: Role;

  @IsOptional()
  @IsIn(USER_STATES, { message: 'Choose active or deactivated' })
  state?: UserState;

  /** By their registration, or by name. */
  @IsOptional()
  @IsIn(USER_ORDERS, { message: 'Choose newest or name' })
  sort?: UserOrder;

  /** Part of a name or of a phone number, however that is written; or a whole e-mail address or id. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'Search for a text' })
  @MaxLength(100, { message: 'Search for at most 100 characters' })
  search?: string;
}

/** The same without a page: all of them, as a file. */
export class DownloadUsersDto extends OmitType(ManagedUsersQuery, ['page']) {}

/** Who has shut somebody out, when and why. */
export class DeactivationOfUserDto {
  at!: string;
  /** `null` when nobody may be named. */
  by!: string | null;
  reason!: string;
}

/** Somebody as administrators see them in the list. */
export class ManagedUserDto {
  id!: string;
  /** 'Unknown User' for whoever has told none. */
  fullName!: string;
  phone!: string | null;
  /** Path of the photo, or of the generated avatar. */
  avatarUrl!: string;
  /** Every role that the person can act in. */
  roles!: Role[];
  createdAt!: string;
  address!: string | null;
  city!: string | null;
  state!: string | null;
  isActive!: boolean;
  /** `null` while they are active. */
  deactivation!: DeactivationOfUserDto | null;
}

export class ManagedUserPageDto extends ListPageDto {
  items!: ManagedUserDto[];
}

/** Accounts that have not been erased. */
export class UserCountsDto {
  totalUsers!: number;
  /** Everybody but auditors. */
  customers!: number;
  vendors!: number;
  admins!: number;
  auditors!: number;
  /** That an administrator has deactivated. */
  deactivated!: number;
}
