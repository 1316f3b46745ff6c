/** Within what has `ROOM`: whether a table fits there. The menu beside it may be open or not. */
export const ROOM = { containerType: 'inline-size' };
export const ROOMY = '@container (min-width: 768px)';
export const NARROW = '@container (max-width: 767.98px)';
