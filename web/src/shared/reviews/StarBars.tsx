import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ReviewPageDto } from '#api/generated-public.ts';

const LEVELS = [5, 4, 3, 2, 1] as const;

interface StarBarsProps {
  stars: ReviewPageDto['stars'];
  /** Only these reviews are on show. */
  chosen: number | null;
  /** The address of the reviews with so many stars; null for all of them. */
  hrefOf: (stars: number | null) => string;
}

/** How many reviews gave each number of stars; the figures stand beside their bars, and a bar leads to its reviews. */
export function StarBars({ stars, chosen, hrefOf }: StarBarsProps) {
  const countOf = (level: (typeof LEVELS)[number]) => stars[`${level}`];
  const total = LEVELS.reduce((sum, level) => sum + countOf(level), 0);
  return (
    <Bars>
      <caption>Reviews by stars</caption>
      <tbody>
        {LEVELS.map((level) => {
          const label = level === 1 ? '1 star' : `${level} stars`;
          const current = chosen === level;
          return (
            <tr key={level} data-chosen={current || undefined}>
              <th scope="row">
                {countOf(level) === 0 ? (
                  label
                ) : (
                  <Link to={hrefOf(current ? null : level)} preventScrollReset aria-current={current || undefined}>
                    {label}
                  </Link>
                )}
              </th>
              <td aria-hidden>
                <div data-surface>
                  <span style={{ width: `${total === 0 ? 0 : (100 * countOf(level)) / total}%` }} />
                </div>
              </td>
              <td>{countOf(level)}</td>
            </tr>
          );
        })}
      </tbody>
    </Bars>
  );
}

const Bars = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: '26rem',
  marginBottom: 28,
  borderSpacing: '0 2px',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '.875rem',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  // The whole row is the link.
  '& tr': { position: 'relative', height: 28 },
  '& a': { color: theme.vars.palette.primary.main },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  '& a:hover::after': { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, transparent)` },
  '& [data-chosen] > *': { fontWeight: 700 },
  '& th': { fontWeight: 500, textAlign: 'left', whiteSpace: 'nowrap', width: '4rem' },
  '& td:last-of-type': { width: '2.5rem', textAlign: 'right' },
  '& td > div': { borderRadius: 3, backgroundColor: theme.vars.palette.divider },
  '& td > div > span': { display: 'block', height: 12, borderRadius: 3, backgroundColor: theme.vars.palette.tape.main },
}));
