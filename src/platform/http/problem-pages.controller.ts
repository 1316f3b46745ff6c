import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { NotFound } from '../errors.js';
import { projectRoot } from '../process/project.js';
import { Public } from './access.js';
import { type KnownProblem, PROBLEM_PAGE_POLICY, problemIndex, problemPage } from './problem-page.js';

/** What the web framework refuses by itself has no code of its own but its status. */
const BY_STATUS = /^http-([45]\d\d)$/;

/** Where the `type` of a problem leads: a page for each code. They are the same for as long as this build runs. */
@ApiExcludeController()
@Public()
@Controller('problems')
export class ProblemPagesController {
  private readonly known = JSON.parse(readFileSync(join(projectRoot, 'problems.json'), 'utf8')) as readonly KnownProblem[];

  @Get()
  index(@Res() reply: FastifyReply): Promise<void> {
    return send(reply, problemIndex(this.known));
  }

  @Get(':module/:name')
  page(@Param('module') module: string, @Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const known = this.known.find(({ code }) => code === `${module}/${name}`) ?? byStatus(module, name);
    if (!known) throw new NotFound('problem');
    return send(reply, problemPage(known));
  }
}

function byStatus(module: string, name: string): KnownProblem | undefined {
  const status = module === 'platform' ? BY_STATUS.exec(name)?.[1] : undefined;
  return status === undefined
    ? undefined
    : {
        code: `${module}/${name}`,
        statuses: [Number(status)],
        sentences: ['The request was refused before it came to a rule of the product.'],
      };
}

async function send(reply: FastifyReply, page: string): Promise<void> {
  await reply
    .header('Content-Security-Policy', PROBLEM_PAGE_POLICY)
    .header('Cache-Control', 'public, max-age=3600')
    .type('text/html; charset=utf-8')
    .send(page);
}
