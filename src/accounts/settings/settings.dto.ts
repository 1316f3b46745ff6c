import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateNested } from 'class-validator';
import { SeenDto } from '../../platform/fields/seen.dto.js';

const ON_OR_OFF = { message: 'Choose on or off' };

/** Ways on which optional messages may reach the person. Messages about the account itself always go by mail. */
export class NotificationSettingsDto {
  @IsBoolean(ON_OR_OFF)
  email!: boolean;

  @IsBoolean(ON_OR_OFF)
  push!: boolean;

  /** Text messages to the phone number of the profile. */
  @IsBoolean(ON_OR_OFF)
  sms!: boolean;

  /** News and offers, by mail. */
  @IsBoolean(ON_OR_OFF)
  marketing!: boolean;
}

export class PrivacySettingsDto {
  /** Off: the person's reviews show "Anonymous". */
  @IsBoolean(ON_OR_OFF)
  publicProfile!: boolean;

  /** On: what the person searches for may count in market statistics. */
  @IsBoolean(ON_OR_OFF)
  dataSharing!: boolean;

  /** On: the person's visits may be counted, and recognised by a cookie where the browser's choice allows it. */
  @IsBoolean(ON_OR_OFF)
  trackingCookies!: boolean;
}

/** All settings: each is told, none is left out. */
export class ChangeSettingsDto extends SeenDto {
  @Type(() => NotificationSettingsDto)
  @ValidateNested()
  @IsObject({ message: 'Send all four toggles' })
  notifications!: NotificationSettingsDto;

  @Type(() => PrivacySettingsDto)
  @ValidateNested()
  @IsObject({ message: 'Send all three toggles' })
  privacy!: PrivacySettingsDto;
}

/** What holds for a person. */
export class SettingsDto extends OmitType(ChangeSettingsDto, ['changedAt']) {
  /** When they were last changed; `null`: never. */
  changedAt!: string | null;
}
