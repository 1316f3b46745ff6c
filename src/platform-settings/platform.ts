/** There is one platform: the id of each stream that is about it. */
export const PLATFORM = 'platform';
