/** Marks what holds things that may lie far below the fold; spread into the element. */
export const FAR_BELOW = { 'data-far-below': '' };

/**
 * Its children are laid out when they come near, or once the page works (`app/settle.ts`): on a slow phone what is seen first is there sooner.
 * @param height in pixels, the place that is held for a child meanwhile
 */
export const farBelow = (height: number) => ({
  '& > *': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}px` },
  'html[data-settled] & > *': { contentVisibility: 'visible' },
});
