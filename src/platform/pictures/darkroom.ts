import { Injectable } from '@nestjs/common';
import { Overloaded } from '../errors.js';
import { FewAtOnce } from '../few-at-once.js';

/** Of pictures that arrive, wait or are being drawn. */
const PLACES = 9;

const busy = () =>
  new Overloaded('identity/photos-busy', 'Many photos are being worked on at this moment. Please try again in a few seconds.', 5);

/** Draws pictures one at a time: one of a few megabytes may unfold to 160 MB, and keeps a core busy for as long as it takes. */
@Injectable()
export class Darkroom {
  private readonly places = new FewAtOnce(PLACES, 0, busy);
  private readonly drawing = new FewAtOnce(1, PLACES, busy);
  private readonly people = new Set<string>();

  /**
   * Takes a place before the first byte of a picture is read: whoever finds none fills no memory, and nobody has more than one.
   * @throws Overloaded `identity/photos-busy`
   */
  async admit<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.people.has(userId)) throw busy();
    return this.places.do(async () => {
      this.people.add(userId);
      try {
        return await work();
      } finally {
        this.people.delete(userId);
      }
    });
  }

  /** @throws whatever drawing it throws */
  draw<T>(drawing: () => Promise<T>): Promise<T> {
    return this.drawing.do(drawing);
  }
}
