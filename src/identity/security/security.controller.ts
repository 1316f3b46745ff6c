import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Changes, SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { WithoutTwoFactor } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { ChangeEmail } from '../email/change-email.command.js';
import { MailEmailChange } from '../email/mail-email-change.command.js';
import { ChangePassword } from '../passwords/change-password.command.js';
import { deviceName } from '../sessions/device-name.js';
import { Sessions } from '../sessions/sessions.js';
import { AcceptedDto, SessionDto } from '../sign-in/auth.dto.js';
import { SessionAnswers } from '../sign-in/session-answers.js';
import { inBackground } from '../sign-up/separate-command.js';
import { SameSiteGuard } from '../tokens/same-site.guard.js';
import { DisableTwoFactor } from './disable-two-factor.command.js';
import { EnableTwoFactor } from './enable-two-factor.command.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.command.js';
import {
  AccountSecurityDto,
  ChangeEmailDto,
  ChangePasswordDto,
  EnableTwoFactorDto,
  EndedSessionsDto,
  OpenSessionDto,
  ReauthenticationDto,
  RecoveryCodesDto,
  TwoFactorEnabledDto,
  TwoFactorSetupDto,
} from './security.dto.js';
import { AccountSecurity } from './security.queries.js';
import { StartTwoFactor } from './start-two-factor.command.js';

/** What keeps an account safe. Whatever asks for the password again counts the tries, apart from those at the door. */
@ApiTags('account')
@Controller('account')
export class AccountSecurityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly signedIn: Sessions,
    private readonly answers: SessionAnswers,
    private readonly security: AccountSecurity,
  ) {}

  /** How the signed-in person's account is protected. */
  @Get('security')
  @WithoutTwoFactor()
  accountSecurity(@CurrentUser() { userId }: Actor): Promise<AccountSecurityDto> {
    return this.security.of(userId);
  }

  /** Ends every session; this browser gets a new one. */
  @Post('password')
  @UseGuards(SameSiteGuard)
  @SecretAnswer()
  @HttpCode(200)
  async changePassword(
    @CurrentUser() { userId }: Actor,
    @Body() { currentPassword, newPassword, code }: ChangePasswordDto,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const command = new ChangePassword(userId, { password: currentPassword, code }, newPassword, deviceName(userAgent));
    return this.answers.give(await this.commands.execute(command), reply);
  }

  /** Mails a link to the new address, which counts once it is opened. The answer is the same when the address is somebody else's. */
  @Post('email')
  @SecretAnswer()
  @Changes('Security')
  @HttpCode(202)
  async changeEmail(@CurrentUser() { userId }: Actor, @Body() { email, password, code }: ChangeEmailDto): Promise<AcceptedDto> {
    const link = await this.commands.execute(new ChangeEmail(userId, { password, code }, email));
    inBackground('A mail to a new address', () => this.commands.execute(new MailEmailChange(userId, link)));
    return {};
  }

  /** Shows a new secret for an authenticator app. Nothing has changed until a code of it is sent to `enable`. */
  @Post('two-factor/start')
  @WithoutTwoFactor()
  @SecretAnswer()
  @HttpCode(200)
  startTwoFactor(@CurrentUser() { userId }: Actor, @Body() secrets: ReauthenticationDto): Promise<TwoFactorSetupDto> {
    return this.commands.execute(new StartTwoFactor(userId, secrets));
  }

  /** From now on signing in needs a code. Ends every session; this browser gets a new one. */
  @Post('two-factor/enable')
  @UseGuards(SameSiteGuard)
  @WithoutTwoFactor()
  @SecretAnswer()
  @HttpCode(200)
  async enableTwoFactor(
    @CurrentUser() { userId }: Actor,
    @Body() { code }: EnableTwoFactorDto,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TwoFactorEnabledDto> {
    const { recoveryCodes, signedIn } = await this.commands.execute(new EnableTwoFactor(userId, code, deviceName(userAgent)));
    return { recoveryCodes: [...recoveryCodes], session: await this.answers.give(signedIn, reply) };
  }

  /** From now on the password is enough; not for an admin or auditor. Ends every session; this browser gets a new one. */
  @Post('two-factor/disable')
  @UseGuards(SameSiteGuard)
  @SecretAnswer()
  @HttpCode(200)
  async disableTwoFactor(
    @CurrentUser() { userId }: Actor,
    @Body() secrets: ReauthenticationDto,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.answers.give(await this.commands.execute(new DisableTwoFactor(userId, secrets, deviceName(userAgent))), reply);
  }

  /** Ten new recovery codes; those from before are worth nothing. */
  @Post('two-factor/recovery-codes')
  @SecretAnswer()
  @HttpCode(200)
  async renewRecoveryCodes(@CurrentUser() { userId }: Actor, @Body() secrets: ReauthenticationDto): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.commands.execute(new RenewRecoveryCodes(userId, secrets)) };
  }

  /** Where the person is signed in, newest first. */
  @Get('sessions')
  async sessions(@CurrentUser() actor: Actor): Promise<OpenSessionDto[]> {
    return (await this.signedIn.of(actor.userId, actor.roles)).map(({ id, device, openedAt, refreshedAt }) => ({
      id,
      device,
      openedAt,
      lastActiveAt: refreshedAt,
      current: id === actor.sessionId,
    }));
  }

  /** Signs the person out in one browser. */
  @Delete('sessions/:sessionId')
  @Changes('Session')
  @HttpCode(204)
  async endSession(@CurrentUser() { userId }: Actor, @Param('sessionId', idOf('session')) sessionId: string): Promise<void> {
    await this.signedIn.endOwn(userId, sessionId);
  }

  /** Signs the person out everywhere but here. */
  @Delete('sessions')
  @Changes('Session')
  async endOtherSessions(@CurrentUser() { userId, sessionId, roles }: Actor): Promise<EndedSessionsDto> {
    return { ended: await this.signedIn.endOthers(userId, sessionId, roles) };
  }
}
