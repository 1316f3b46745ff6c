import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PersonalFileDto } from './personal-file.dto.js';
import { PersonalFiles } from './personal-file.js';

const NAME = 'plumb-and-level-my-data.json';

@ApiTags('account')
@Controller('account/data')
export class PersonalFileController {
  constructor(private readonly files: PersonalFiles) {}

  /** Everything that is held on the signed-in person, with its events, as a file. */
  @Get()
  @ApiOkResponse({ type: PersonalFileDto })
  async downloadMyData(@CurrentUser() { userId }: Actor, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.of(userId);
    await reply
      .type('application/json; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${NAME}"`)
      .header('Cache-Control', 'no-store')
      .send(JSON.stringify(file, null, 2));
  }
}
