import { Module } from '@nestjs/common';
import { AccountEmails } from './account/account-emails.js';
import { AccountKeys } from './account/account-keys.js';
import { Standings } from './account/standing.js';
import { People } from './directory/people.queries.js';
import { AccountMails } from './mail/account-mails.js';
import { MailCodes } from './mail/codes/mail-codes.js';
import { MailTokens } from './mail/mail-tokens.js';
import { SendAccountMails } from './mail/send-account-mails.reaction.js';
import { AvatarController } from './photo/avatar.controller.js';
import { ChangePhotoHandler } from './photo/change-photo.command.js';
import { PhotoController } from './photo/photo.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { UpdateProfileHandler } from './profile/update-profile.command.js';
import { ChangeSettingsHandler } from './settings/change-settings.command.js';
import { SettingsController } from './settings/settings.controller.js';

const exported = [AccountEmails, AccountKeys, AccountMails, MailCodes, MailTokens, People, Standings];

@Module({
  controllers: [ProfileController, SettingsController, PhotoController, AvatarController],
  providers: [...exported, ChangePhotoHandler, ChangeSettingsHandler, SendAccountMails, UpdateProfileHandler],
  exports: exported,
})
export class AccountsModule {}
