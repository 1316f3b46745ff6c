/** A photo that is kept in several widths, each as AVIF and as WebP. */
export class PictureDto {
  /** Each drawing stands below it: `<path>/800.avif`, `<path>/800.webp`. */
  path!: string;
  /** The widths that there are, in pixels, the smallest first. */
  widths!: number[];
  /** Of the largest, in pixels: the room to keep for it. */
  width!: number;
  height!: number;
  /** A few blurred pixels, as a data URL: what stands there until the photo has come. `null` once its owner is erased. */
  placeholder!: string | null;
}

/** A photo itself, for those who see what no address leads to. */
export class PictureImageDto {
  /** A WebP picture of at most 800 pixels, as a data URL. */
  image!: string;
}

/**
 * A photo whose drawings stand below `path`.
 * @param path `/api/v1/photos/<id>`
 */
export const pictureAt = (path: string, { widths, width, height, placeholder }: PictureShape): PictureDto => ({
  path,
  widths: [...widths],
  width,
  height,
  placeholder,
});

type PictureShape = Readonly<Pick<PictureDto, 'width' | 'height' | 'placeholder'>> & { readonly widths: readonly number[] };
