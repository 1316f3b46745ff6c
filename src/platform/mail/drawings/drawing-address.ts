/** A picture within a mail is named by its Content-ID (RFC 2392), which has the form of an address. */
const DOMAIN = 'drawings.plumb-and-level';
/** Quotes within words are written otherwise on a page: nobody's words are taken for a picture. */
const SOURCE = new RegExp(`src="cid:([a-z0-9-]+)@${DOMAIN.replaceAll('.', '\\.')}"`, 'g');

export const contentId = (drawing: string): string => `${drawing}@${DOMAIN}`;

/** Where the page of a mail finds the picture of a drawing. */
export const drawingAddress = (drawing: string): string => `cid:${contentId(drawing)}`;

/**
 * The page of a mail with its pictures in it, for programs that know nothing of what came with it.
 * @param pictureOf a PNG picture by the id of a drawing; null where there is none
 */
export async function withPictures(html: string, pictureOf: (drawing: string) => Promise<Buffer | null>): Promise<string> {
  const pictures = new Map<string, string>();
  for (const [source, drawing] of html.matchAll(SOURCE)) {
    const picture = await pictureOf(drawing!);
    if (picture) pictures.set(source, `src="data:image/png;base64,${picture.toString('base64')}"`);
  }
  return html.replace(SOURCE, (source) => pictures.get(source) ?? source);
}
