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
