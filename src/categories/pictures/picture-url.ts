/** Below this path each picture stands at its id. */
export const PICTURES = '/api/v1/category-pictures/';

export const pictureUrl = (pictureId: string): string => PICTURES + pictureId;
