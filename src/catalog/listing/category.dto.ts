export class CategoryDto {
  id!: string;
  slug!: string;
  /** What it was called in addresses before: links of old lead to it. */
  formerSlugs!: string[];
  name!: string;
  description!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
  /** Path of the picture that shows in place of the icon, with its drawings at `<path>/128.webp` and `<path>/256.webp`; `null` where the icon shows. */
  pictureUrl!: string | null;
  parentSlug!: string | null;
  /** Public services, those of its children included. */
  serviceCount!: number;
}
