/** Milliseconds until a picture that did not come is asked for once more: a busy server, or a tunnel, is over by then. */
const PAUSES = [2_000, 8_000, 30_000];

/** What did not come shows its blurred pixels, and no sign of a broken picture, and is asked for a few times more. */
export function askAgain(image: HTMLImageElement): void {
  image.style.visibility = 'hidden';
  const tried = Number(image.dataset['tried'] ?? 0);
  const pause = PAUSES[tried];
  if (pause === undefined) return;
  image.dataset['tried'] = String(tried + 1);
  // To be given an address, the same one too, is to ask for it.
  setTimeout(() => image.setAttribute('srcset', image.srcset), pause);
}

/** It may have failed before a script could hear of it. */
export function askAgainIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) askAgain(image);
}

export function show({ style }: HTMLImageElement): void {
  style.visibility = '';
}
