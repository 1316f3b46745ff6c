import { Injectable } from '@nestjs/common';
import { Overloaded } from '../../platform/errors.js';
import { FewAtOnce } from '../../platform/few-at-once.js';
import { portrait } from './portrait.js';

const MAY_WAIT = 8;

/** Draws portraits one at a time: a picture of 2 MB may unfold to 160 MB, and keeps a core busy for as long as it takes. */
@Injectable()
export class Darkroom {
  private readonly few = new FewAtOnce(
    1,
    MAY_WAIT,
    () => new Overloaded('identity/photos-busy', 'Many photos are being worked on at this moment. Please try again in a few seconds.', 5),
  );

  /**
   * To be asked before a picture is read: whoever finds no room fills no memory.
   * @throws Overloaded `identity/photos-busy`
   */
  mustHaveRoom(): void {
    this.few.mustHaveRoom();
  }

  /**
   * @throws Overloaded `identity/photos-busy` when eight others wait already
   * @throws Invalid as `portrait` does
   */
  portrait(picture: Buffer): Promise<Buffer> {
    return this.few.do(() => portrait(picture));
  }
}
