export const SLUG_MAX = 100;

/** "Women's Salon & Spa" → "women-s-salon-spa" */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
