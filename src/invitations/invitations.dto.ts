import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { GRANTED_ROLES, type GrantedRole } from '../accounts/index.js';
import { FullName, MailableEmail, MailedToken, NewPassword } from '../identity/index.js';

export class InviteUserDto {
  /** First and last name, as others shall see it. */
  @FullName()
  fullName!: string;

  @MailableEmail()
  email!: string;

  /** Beside a customer's; an auditor has no other. */
  @ApiProperty({ enum: GRANTED_ROLES, isArray: true, uniqueItems: true })
  @ArrayUnique({ message: 'Name each role once' })
  @IsIn(GRANTED_ROLES, { each: true, message: 'Choose among admin, auditor and vendor' })
  @IsArray({ message: 'Choose among admin, auditor and vendor' })
  roles!: GrantedRole[];
}

export class UserInvitedDto {
  id!: string;
}

/** Who is invited and has not come yet. */
export class OpenInvitationDto {
  id!: string;
  email!: string;
  fullName!: string;
  @ApiProperty({ enum: GRANTED_ROLES, isArray: true })
  roles!: GrantedRole[];
  /** Who has sent it last; `null` when nobody may be named. */
  invitedBy!: string | null;
  sentAt!: string;
  /** From then on the link does not work; the invitation can be sent again. */
  expiresAt!: string;
}

export class LookAtInvitationDto {
  /** From the mailed link. */
  @MailedToken()
  token!: string;
}

/** What somebody reads who comes by the link of an invitation. */
export class InvitationDto {
  email!: string;
  fullName!: string;
  @ApiProperty({ enum: GRANTED_ROLES, isArray: true })
  roles!: GrantedRole[];
}

export class AcceptInvitationDto {
  /** From the mailed link. */
  @MailedToken()
  token!: string;

  /** At least 8 characters (an admin's or auditor's 12), and not on the list of common passwords. */
  @NewPassword()
  password!: string;
}

export class InvitationAcceptedDto {
  /** The address to sign in with. */
  email!: string;
}
