import type { WorkPhotoDto } from '#api/generated-public.ts';

/** What a photo is called where it is not seen. */
export const photoName = ({ caption }: Pick<WorkPhotoDto, 'caption'>, businessName: string): string => caption ?? `Work by ${businessName}`;
