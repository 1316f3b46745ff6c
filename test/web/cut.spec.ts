import { largestZoom, leftOut } from '../../web/src/shared/pictures/cut/cut.js';

const LANDSCAPE = 3 / 2;
const part = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('how far a frame may be drawn in', () => {
  test.each([
    ['as far as ever, where there are pixels enough', { width: 2048, height: 1536 }, 3],
    ['until 400 pixels of its shorter side are left', { width: 900, height: 600 }, 1.5],
    ['the same in a tall picture, which it crosses', { width: 900, height: 2000 }, 1.5],
    ['not at all, where there are just so many', { width: 600, height: 400 }, 1],
  ])('%s', (_how, picture, zoom) => {
    expect(largestZoom(picture, LANDSCAPE, 400)).toBe(zoom);
  });

  test('and that even the largest is too small', () => {
    expect(largestZoom({ width: 500, height: 900 }, LANDSCAPE, 400)).toBeLessThan(1);
    expect(largestZoom({ width: 900, height: 399 }, LANDSCAPE, 400)).toBeLessThan(1);
  });

  test('a square of any picture, where no number of pixels is asked for', () => {
    expect(largestZoom({ width: 40, height: 90 }, 1)).toBe(3);
  });
});

describe('what does not show, in words', () => {
  test.each([
    [part(0, 0, 1, 1), 'All of the picture shows.'],
    [part(0.002, 0, 0.997, 1), 'All of the picture shows.'],
    [part(0, 0.25, 1, 0.5), 'Left out: 25% above, 25% below.'],
    [part(0.2, 0.1, 0.5, 0.6), 'Left out: 20% on the left, 30% on the right, 10% above, 30% below.'],
  ])('%j', (cut, words) => {
    expect(leftOut(cut)).toBe(words);
  });
});
