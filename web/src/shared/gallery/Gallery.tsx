import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { Picture } from '#shared/pictures/Picture.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { keysOf } from '#ui/keys/page-keys.ts';
import { PartTitle } from '#ui/page/text.ts';
import { useVendorPhotosQuery } from './api.ts';
import { photoName } from './photo-name.ts';

const Lightbox = onDemand(async () => (await import('./Lightbox.tsx')).Lightbox);

/** The first is large; so many in all, and the last says how many more there are. */
const MOST_TILES = 5;

interface Props {
  vendorId: string;
  businessName: string;
  title: string;
  /** It stands at the top of the page. */
  first?: boolean;
}

/** What a provider shows of their work; nothing where they show nothing. Without scripts each photo is a link to itself. */
export function Gallery({ vendorId, businessName, title, first = false }: Props) {
  const { currentData: works = [] } = useVendorPhotosQuery({ id: vendorId });
  const [opened, setOpened] = useState<number>();
  if (works.length === 0) return null;
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  const tiles = works.slice(0, MOST_TILES);
  const more = works.length - tiles.length;

  return (
    <section aria-labelledby="photos-of-work" {...keysOf('photos')}>
      <PartTitle id="photos-of-work">{title}</PartTitle>
      <Tiles data-tiles={tiles.length}>
        {tiles.map((work, at) => (
          <li key={work.id}>
            <Tile
              href={`${work.picture.path}/${work.picture.width}.webp`}
              aria-label={`Open photo ${at + 1} of ${works.length}: ${photoName(work, businessName)}`}
              onClick={(event) => open(event, at)}
            >
              <Picture picture={work.picture} alt="" sizes={at === 0 ? LARGE : SMALL} first={first && at === 0} />
              {work.before && <Badge>Before &amp; after</Badge>}
              {more > 0 && at === MOST_TILES - 1 && <More>+{more} more</More>}
            </Tile>
          </li>
        ))}
      </Tiles>
      {opened !== undefined && (
        <Lightbox works={works} businessName={businessName} at={opened} onMove={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

const LARGE = '(min-width: 900px) 420px, 100vw';
const SMALL = '(min-width: 900px) 210px, 50vw';

/** The first takes two columns and two rows, should others stand beside it. */
const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& li': { aspectRatio: '3 / 2' },
  '& li:first-of-type': { gridColumn: 'span 2' },
  // A pair of columns without a gap at its end.
  '& li:nth-of-type(even):last-of-type': { gridColumn: 'span 2' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& li:first-of-type': { gridRow: 'span 2', aspectRatio: 'auto' },
    '& li:nth-of-type(even):last-of-type': { gridColumn: 'auto' },
    '&[data-tiles="1"] li:first-of-type': { gridColumn: 'span 4', aspectRatio: '21 / 9' },
    '&[data-tiles="2"] li, &[data-tiles="2"] li:first-of-type': { gridColumn: 'span 2', gridRow: 'auto', aspectRatio: '3 / 2' },
    '&[data-tiles="3"] li:not(:first-of-type)': { gridColumn: 'span 2', aspectRatio: '3 / 1.42' },
    '&[data-tiles="4"] li:nth-of-type(2)': { gridColumn: 'span 2', aspectRatio: '3 / 1' },
  },
}));

const Tile = styled('a')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& img': { transition: theme.transitions.create('transform') },
  '&:hover img': { transform: 'scale(1.03)' },
  '@media (prefers-reduced-motion: reduce)': { '& img, &:hover img': { transition: 'none', transform: 'none' } },
}));

const onPhoto = { position: 'absolute', color: '#FFFFFF', backgroundColor: 'rgb(12 19 48 / 78%)', fontWeight: 600 } as const;
const Badge = styled('span')({ ...onPhoto, left: 8, bottom: 8, padding: '2px 8px', borderRadius: 6, fontSize: '.75rem' });
const More = styled('span')({ ...onPhoto, inset: 0, display: 'grid', placeItems: 'center', fontSize: '1.125rem' });
