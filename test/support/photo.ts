import sharp from 'sharp';

/** A photo of one colour. */
export const photo = (width: number, height = width, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const QUADRANTS = { red: [220, 20, 20], green: [20, 160, 20], blue: [20, 20, 220], yellow: [230, 210, 20] } as const;
type Color = keyof typeof QUADRANTS;

/** A photo whose four quarters differ: red and green above blue and yellow. */
export async function quarters(width: number, height: number): Promise<Buffer> {
  const [right, lower] = [Math.round(width / 2), Math.round(height / 2)];
  const block = (color: Color, left: number, top: number) => {
    const [r, g, b] = QUADRANTS[color];
    const create = {
      width: left ? width - left : right,
      height: top ? height - top : lower,
      channels: 3 as const,
      background: { r, g, b },
    };
    return { input: { create }, left, top };
  };
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([block('red', 0, 0), block('green', right, 0), block('blue', 0, lower), block('yellow', right, lower)])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The same as a camera writes it that was held sideways: it lies in the file, which says how it has to be turned. */
export const heldSideways = async (upright: Buffer): Promise<Buffer> =>
  sharp(await sharp(upright).rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** Which of the four colours stands at a place of a picture, by shares of its width and height. */
async function colorAt(picture: Buffer, [across, down]: readonly [number, number]): Promise<Color> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  const away = (color: Color) => QUADRANTS[color].reduce((sum, part, channel) => sum + Math.abs(part - data[at + channel]!), 0);
  return (Object.keys(QUADRANTS) as Color[]).reduce((nearest, color) => (away(color) < away(nearest) ? color : nearest));
}

const CORNERS = [
  [0.05, 0.05],
  [0.95, 0.05],
  [0.05, 0.95],
  [0.95, 0.95],
] as const;

/** Which of the four colours stands in each corner of a picture: upper left, upper right, lower left, lower right. */
export const cornersOf = (picture: Buffer): Promise<Color[]> => Promise.all(CORNERS.map((corner) => colorAt(picture, corner)));
