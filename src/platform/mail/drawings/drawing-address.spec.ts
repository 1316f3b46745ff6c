import { drawingAddress, withPictures } from './drawing-address.js';

const pictureOf = (drawing: string) => Promise.resolve(drawing === 'plumbing' ? Buffer.from('a picture') : null);

describe('the page of a mail, by itself', () => {
  test('has its pictures in it', async () => {
    expect(await withPictures(`<img src="${drawingAddress('plumbing')}" alt="">`, pictureOf)).toBe(
      `<img src="data:image/png;base64,${Buffer.from('a picture').toString('base64')}" alt="">`,
    );
  });

  test.each([`<img src="${drawingAddress('gone')}" alt="">`, `<p>${drawingAddress('plumbing')}</p>`, '<img src="cid:plumbing@elsewhere">'])(
    'is left as it is where there is none: %s',
    async (page) => expect(await withPictures(page, pictureOf)).toBe(page),
  );
});
