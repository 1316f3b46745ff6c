import sharp from 'sharp';
import { blueprint, BLUEPRINT_SIZE } from '../src/platform/mail/drawings/blueprint.js';
import { readDrawings, shapesById } from '../web/drawings.plugin.js';

/** A letter is read on slow lines too. */
const MOST_BYTES = 16_000;

const drawings = Object.entries(shapesById(readDrawings()));

describe('a drawing in a letter', () => {
  test.each(drawings)('%s is a picture of a few kilobytes, sharp on every screen', async (_id, shapes) => {
    const picture = await blueprint(shapes);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: BLUEPRINT_SIZE.width * 2, height: BLUEPRINT_SIZE.height * 2 });
    expect(picture.length).toBeLessThan(MOST_BYTES);
  });

  test('has the colors of a blueprint, those that a page would set too', async () => {
    const each = (color: string) => `<path stroke="none" fill="${color}" d="M0 0H160V96H0z"/>`;
    const middle = async (shapes: string) => {
      const pixels = await sharp(await blueprint(shapes))
        .removeAlpha()
        .raw()
        .toBuffer();
      const at = (BLUEPRINT_SIZE.height * BLUEPRINT_SIZE.width * 2 + BLUEPRINT_SIZE.width) * 3;
      return `#${pixels.subarray(at, at + 3).toString('hex')}`;
    };
    expect(await middle(each('currentColor'))).toBe('#ffffff');
    expect(await middle(each('var(--paper, #fff)'))).toBe('#2a3fb8');
    expect(await middle(each('var(--tape, #FFC93C)'))).toBe('#ffc93c');
    expect(await middle(each('var(--ink, #141A33)'))).toBe('#141a33');
  });
});
