import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readImage } from '../fields/image-body.js';
import { type Limit, Limits } from '../limits/limits.js';
import { Config } from '../process/config.js';
import { Darkroom } from './darkroom.js';
import { photoLimit } from './photo-limit.js';
import { NotAPhoto } from './photo-refusals.js';
import { isPicture } from './picture-format.js';

const MEGABYTE = 1024 * 1024;

/** What every photo goes through that somebody sends. Of each person one is worked on at a time, of all nine, and each may send `PHOTO_LIMIT` within an hour. */
@Injectable()
export class PhotoUploads {
  private readonly limit: Limit;

  constructor(
    private readonly darkroom: Darkroom,
    private readonly limits: Limits,
    config: Config,
  ) {
    this.limit = photoLimit(config);
  }

  /**
   * Takes a JPEG, PNG or WebP as the whole body of a request to a route that `@TakesImage()`.
   * @param draw makes of it what is kept, while nothing else is drawn
   * @param keep puts that away, and answers
   */
  async take<Drawn, Kept>(
    userId: string,
    request: FastifyRequest,
    { megabytes, draw, keep }: { megabytes: number; draw: (picture: Buffer) => Promise<Drawn>; keep: (drawn: Drawn) => Promise<Kept> },
  ): Promise<Kept> {
    return this.darkroom.admit(userId, async () => {
      const picture = await readImage(request, megabytes * MEGABYTE, `The photo is larger than ${megabytes} MB.`);
      if (!picture || !isPicture(picture)) throw new NotAPhoto();
      await this.limits.count(this.limit, userId);
      return keep(await this.darkroom.draw(() => draw(picture)));
    });
  }
}
