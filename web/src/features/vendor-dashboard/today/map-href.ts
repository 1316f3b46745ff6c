/**
 * Where a press on an address leads; nothing is sent before. A phone with Android asks which of its map programs shall open a `geo:` address. Nothing else does so
 * reliably, and a press that does nothing is worse than a web page: on Apple's devices this one opens in the map program, and everywhere else in the browser.
 */
export const mapHref = (address: string, userAgent: string): string =>
  /Android/.test(userAgent) ? `geo:0,0?q=${encodeURIComponent(address)}` : `https://maps.apple.com/?q=${encodeURIComponent(address)}`;
