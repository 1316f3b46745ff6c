import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SecretAnswer } from '../../platform/commands/command.interceptor.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { Reauthentication } from '../proofs/reauthentication.js';
import { ReauthenticationDto } from '../security/security.dto.js';
import { OpenPersonalFile } from './open-personal-file.command.js';
import { PersonalFileDto } from './personal-file.dto.js';
import { type PersonalFile, PersonalFiles } from './personal-file.js';

const NAME = 'plumb-and-level-my-data.json';

@ApiTags('account')
@Controller('account/data')
export class PersonalFileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reauthentication: Reauthentication,
    private readonly files: PersonalFiles,
  ) {}

  /** Everything that is held on the signed-in person, with its events, as a file. KYC and bank data are masked. */
  @Get()
  @ApiOkResponse({ type: PersonalFileDto })
  async downloadMyData(@CurrentUser() { userId }: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return asFile(reply, await this.files.masked(userId));
  }

  /** The same with nothing masked, for who gives their password again. That it was opened is recorded before the answer leaves. */
  @Post()
  @SecretAnswer()
  @HttpCode(200)
  @ApiOkResponse({ type: PersonalFileDto })
  async openMyData(
    @CurrentUser() { userId }: Actor,
    @Body() { password, code }: ReauthenticationDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.reauthentication.demand(userId, { password, code });
    return asFile(reply, await this.commands.execute(new OpenPersonalFile(userId)));
  }
}

function asFile(reply: FastifyReply, file: PersonalFile): string {
  void reply
    .type('application/json; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${NAME}"`)
    .header('Cache-Control', 'no-store');
  return JSON.stringify(file, null, 2);
}
