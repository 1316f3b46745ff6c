import { Body, Controller, Get, HttpCode, Logger, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asCommand, currentCommand } from '../platform/commands/command-context.js';
import { newId } from '../platform/ids.js';
import { Public, WithoutTwoFactor } from '../platform/http/access.js';
import { type Actor, CurrentUser } from '../platform/http/actor.js';
import { SecretAnswer } from '../platform/http/command.interceptor.js';
import {
  AcceptedDto,
  MeDto,
  ResendVerificationDto,
  SessionDto,
  SignInDto,
  SignUpDto,
  VerifiedEmailDto,
  VerifyEmailDto,
} from './auth.dto.js';
import { ResendVerification } from './commands/resend-verification.js';
import { SignIn } from './commands/sign-in.js';
import { SignUp } from './commands/sign-up.js';
import { VerifyEmail } from './commands/verify-email.js';
import { People } from './people.js';
import type { Role } from './role.js';
import { SameSiteGuard } from './sessions/same-site.guard.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions, type SignedIn } from './sessions/sessions.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  private readonly log = new Logger('Auth');

  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly people: People,
    private readonly cookie: SessionCookie,
  ) {}

  /** Makes an account and mails a link to confirm the address. The answer is the same when the address is taken; then its owner gets a mail. */
  @Post('sign-up')
  @Public()
  @SecretAnswer()
  @HttpCode(202)
  async signUp(@Body() person: SignUpDto): Promise<AcceptedDto> {
    await apart(() => this.commands.execute(new SignUp(person)));
    return {};
  }

  /** Confirms an address with the token of the mailed link. Signs in nobody. */
  @Post('verify-email')
  @Public()
  @HttpCode(200)
  async verifyEmail(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmailDto> {
    const userId = await this.commands.execute(new VerifyEmail(token));
    const { email } = await this.people.describe({ userId, roles: [], emailVerified: true }, currentCommand()?.position);
    return { email };
  }

  /** Mails another link, if the address waits for one. The answer is the same, and at once, when it does not. */
  @Post('resend-verification')
  @Public()
  @HttpCode(202)
  resendVerification(@Body() { email, returnTo }: ResendVerificationDto): AcceptedDto {
    apart(() => this.commands.execute(new ResendVerification(email, returnTo))).catch((error: unknown) =>
      this.log.error(`A verification mail could not be sent: ${String(error)}`),
    );
    return {};
  }

  @Post('sign-in')
  @Public()
  @SecretAnswer()
  @HttpCode(200)
  async signIn(@Body() { email, password }: SignInDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionDto> {
    return this.answer(await this.commands.execute(new SignIn(email, password)), reply);
  }

  /** Exchanges the session's cookie for a new access token and a new cookie. Needs the header `X-Requested-With: plumb-and-level`. */
  @Post('refresh')
  @Public()
  @SecretAnswer()
  @UseGuards(SameSiteGuard)
  @HttpCode(200)
  async refreshSession(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionDto> {
    return this.answer(await this.sessions.refresh(this.cookie.read(request)), reply);
  }

  /** Ends the session of the cookie. Needs the header `X-Requested-With: plumb-and-level`. */
  @Post('sign-out')
  @Public()
  @SecretAnswer()
  @UseGuards(SameSiteGuard)
  @HttpCode(204)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.close(this.cookie.read(request));
    this.cookie.clear(reply);
  }

  /** The signed-in person. */
  @Get('me')
  @WithoutTwoFactor()
  me(@CurrentUser() { userId, roles, emailVerified }: Actor): Promise<MeDto> {
    return this.people.describe({ userId, roles: roles as readonly Role[], emailVerified });
  }

  private async answer({ accessToken, expiresAt, refreshToken, userId, standing }: SignedIn, reply: FastifyReply): Promise<SessionDto> {
    this.cookie.set(reply, refreshToken);
    const { roles, emailVerified, position } = standing;
    return { accessToken, expiresAt, user: await this.people.describe({ userId, roles, emailVerified }, position) };
  }
}

/** As a command of its own: how far it came does not reach the answer, where it would tell whether the address was free. */
const apart = <T>(work: () => Promise<T>): Promise<T> => asCommand({ commandId: currentCommand()?.commandId ?? newId() }, work);
