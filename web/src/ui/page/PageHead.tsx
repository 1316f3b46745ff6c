import { useSiteOrigin } from './site.ts';

/** One schema.org thing, as it stands in the page's source for search engines. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

interface Props {
  /** As in the page's heading, without the product's name. */
  title: string;
  /** One or two sentences for search results and previews. */
  description: string;
  /** The address by which this content is to be known: path and, for further pages of a list, the query. */
  path: string;
  /** Filtered and personal views are not kept by search engines. */
  noindex?: boolean;
  /** What of the content is data; never the static claims of the home page. */
  data?: readonly StructuredData[];
}

/** What search engines and previews read. React moves these elements into the document's head. */
export function PageHead({ title, description, path, noindex = false, data = [] }: Props) {
  const origin = useSiteOrigin();
  const address = `${origin}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content="Plumb &amp; Level" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/preview.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((thing) => (
        <script key={thing['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: source(thing) }} />
      ))}
    </>
  );
}

/** `<` is escaped, so that no text in it can end the script element. */
const source = (thing: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
