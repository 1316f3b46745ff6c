import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

interface Props {
  page: number;
  pageCount: number;
  /** The address of a page: pages are links, so they can be opened in a new tab and are found by crawlers. */
  hrefOf: (page: number) => string;
  label?: string;
}

export function Pagination({ page, pageCount, hrefOf, label = 'Pages' }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <Numbers>
        {page > 1 && (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" aria-label="Previous page">
              ‹
            </Link>
          </li>
        )}
        {shownPages(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link to={hrefOf(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" aria-label="Next page">
              ›
            </Link>
          </li>
        )}
      </Numbers>
    </nav>
  );
}

/** The first, the last and those around the current one; null where some are left out. */
function shownPages(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const left = number - (sorted[index - 1] ?? number - 1);
    // A gap of one page is that page.
    if (left === 2) return [number - 1, number];
    return left > 2 ? [null, number] : [number];
  });
}

const Numbers = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& a, & span': { display: 'grid', placeItems: 'center', minWidth: 40, minHeight: 40, padding: '0 6px', borderRadius: 8 },
  '& a': { color: theme.vars.palette.text.primary, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.dark },
  '& a[aria-current]': { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
}));
