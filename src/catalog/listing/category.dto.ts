export class CategoryDto {
  id!: string;
  slug!: string;
  /** What it was called in addresses before: links of old lead to it. */
  formerSlugs!: string[];
  name!: string;
  description!: string;
  /** Name of an icon of the client's set; `null` for the default icon. */
  icon!: string | null;
  parentSlug!: string | null;
  /** Public services, those of its children included. */
  serviceCount!: number;
}
