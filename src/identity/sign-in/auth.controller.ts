import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountEmails, MeDto, People, type Role } from '../../accounts/index.js';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { Public, WithoutTwoFactor } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { NeverShed } from '../../platform/shedding/shedding.guard.js';
import { Credentials } from '../credentials/credentials.js';
import { RoomInterceptor } from '../credentials/room.interceptor.js';
import { ConfirmEmail } from '../email/confirm-email.command.js';
import { ForgotPassword } from '../passwords/forgot-password.command.js';
import { ResetPassword } from '../passwords/reset-password.command.js';
import { deviceName } from '../sessions/device-name.js';
import { Sessions } from '../sessions/sessions.js';
import { ResendVerification } from '../sign-up/resend-verification.command.js';
import { asSeparateCommand, inBackground } from '../sign-up/separate-command.js';
import { SignUp } from '../sign-up/sign-up.command.js';
import { VerifyEmail } from '../sign-up/verify-email.command.js';
import { VerifyEmailCode } from '../sign-up/verify-email-code.command.js';
import { DeviceCookie } from '../tokens/device-cookie.js';
import { OwnClientGuard, SameSiteGuard } from '../tokens/same-site.guard.js';
import { SessionCookie } from '../tokens/session-cookie.js';
import {
  AcceptedDto,
  ConfirmEmailDto,
  ForgotPasswordDto,
  RecoveredDto,
  ResendVerificationDto,
  ResetPasswordDto,
  SessionDto,
  SignInDto,
  SignUpDto,
  VerifiedEmailDto,
  VerifyEmailCodeDto,
  VerifyEmailDto,
} from './auth.dto.js';
import { SessionAnswers } from './session-answers.js';
import { SignIn } from './sign-in.command.js';

/** None of these answers is kept for repetition: each tells a secret or an address, and visitors have no account that it could be erased with. */
@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly answers: SessionAnswers,
    private readonly people: People,
    private readonly emails: AccountEmails,
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly credentials: Credentials,
  ) {}

  /** Makes an account and mails a link to confirm the address. The answer is the same when the address is taken; then its owner gets a mail. */
  @Post('sign-up')
  @UseInterceptors(RoomInterceptor)
  @Public()
  @SecretAnswer()
  @HttpCode(202)
  async signUp(@Body() person: SignUpDto): Promise<AcceptedDto> {
    await asSeparateCommand(() => this.commands.execute(new SignUp(person)));
    return {};
  }

  /** Confirms an address with the token of the mailed link. Signs in nobody. */
  @Post('verify-email')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  async verifyEmail(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmailDto> {
    return { email: await this.emailOf(await this.commands.execute(new VerifyEmail(token))) };
  }

  /** Confirms an address with the code that stands beside the link of the newest mail. Signs in nobody. */
  @Post('verify-email-code')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  async verifyEmailCode(@Body() { email, code }: VerifyEmailCodeDto): Promise<VerifiedEmailDto> {
    return { email: await this.emailOf(await this.commands.execute(new VerifyEmailCode(email, code))) };
  }

  /** Mails another link, if the address waits for one. The answer is the same, and at once, when it does not. */
  @Post('resend-verification')
  @Public()
  @SecretAnswer()
  @HttpCode(202)
  resendVerification(@Body() { email, returnTo }: ResendVerificationDto): AcceptedDto {
    inBackground('A verification mail', () => this.commands.execute(new ResendVerification(email, returnTo)));
    return {};
  }

  /** With two-factor sign-in on, the right password alone is answered with `identity/code-needed`: the same again, with the code. */
  @Post('sign-in')
  @UseGuards(SameSiteGuard)
  @UseInterceptors(RoomInterceptor)
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  async signIn(
    @Body() { email, password, code }: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const device = deviceName(request.headers['user-agent']);
    const command = new SignIn(email, { password, code }, this.deviceCookie.read(request), device);
    return this.answers.give(await this.commands.execute(command), reply);
  }

  /** Mails a link to choose another password, if the address has an account. The answer is the same, and at once, when it has none. */
  @Post('forgot-password')
  @Public()
  @SecretAnswer()
  @HttpCode(202)
  forgotPassword(@Body() { email }: ForgotPasswordDto): AcceptedDto {
    inBackground('A recovery mail', () => this.commands.execute(new ForgotPassword(email)));
    return {};
  }

  /**
   * Chooses another password with the token of the mailed link. Ends every session, confirms the address, and signs in nobody; but this browser is known
   * then, so that the owner gets in however many wrong passwords strangers try.
   */
  @Post('reset-password')
  @UseGuards(SameSiteGuard)
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  async resetPassword(
    @Body() { token, password }: ResetPasswordDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveredDto> {
    const userId = await this.commands.execute(new ResetPassword(token, password));
    const credential = await this.credentials.of(userId);
    if (credential) this.answers.getToKnow(credential, reply);
    return { email: await this.emailOf(userId) };
  }

  /** Makes a new address the account's own, with the token of the link that was mailed to it. Signs in nobody. */
  @Post('confirm-email')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  async confirmEmail(@Body() { token }: ConfirmEmailDto): Promise<VerifiedEmailDto> {
    return { email: await this.commands.execute(new ConfirmEmail(token)) };
  }

  /** Exchanges the session's cookie for a new access token and a new cookie. Needs the header `X-Requested-With: plumb-and-level`. */
  @Post('refresh')
  @Public()
  @SecretAnswer()
  @UseGuards(OwnClientGuard)
  @HttpCode(200)
  async refreshSession(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionDto> {
    return this.answers.give(await this.sessions.refresh(this.cookie.read(request), deviceName(request.headers['user-agent'])), reply);
  }

  /** Ends the session of the cookie. Needs the header `X-Requested-With: plumb-and-level`. */
  @Post('sign-out')
  @Public()
  @NeverShed()
  @SecretAnswer()
  @UseGuards(OwnClientGuard)
  @HttpCode(204)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.close(this.cookie.read(request));
    this.cookie.clear(reply);
  }

  /** The signed-in person. */
  @Get('me')
  @WithoutTwoFactor()
  me(@CurrentUser() { userId, roles, emailVerified, twoFactorMissing }: Actor): Promise<MeDto> {
    return this.people.describe({ userId, roles: roles as readonly Role[], emailVerified, twoFactorMissing });
  }

  private async emailOf(userId: string): Promise<string> {
    return (await this.emails.of(userId)) ?? '';
  }
}
