import { styled } from '@mui/material/styles';
import type { ReviewPageDto } from '../../api/generated.ts';

const LEVELS = ['5', '4', '3', '2', '1'] as const;

/** How many reviews gave each number of stars; the figures stand beside their bars. */
export function StarBars({ stars }: { stars: ReviewPageDto['stars'] }) {
  const total = LEVELS.reduce((sum, level) => sum + stars[level], 0);
  return (
    <Bars>
      <caption>Reviews by stars</caption>
      <tbody>
        {LEVELS.map((level) => (
          <tr key={level}>
            <th scope="row">{level === '1' ? '1 star' : `${level} stars`}</th>
            <td aria-hidden>
              <div>
                <span style={{ width: `${total === 0 ? 0 : (100 * stars[level]) / total}%` }} />
              </div>
            </td>
            <td>{stars[level]}</td>
          </tr>
        ))}
      </tbody>
    </Bars>
  );
}

const Bars = styled('table')(({ theme }) => ({
  width: '100%',
  borderSpacing: '0 6px',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '.875rem',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th': { fontWeight: 500, textAlign: 'left', whiteSpace: 'nowrap', width: '4rem' },
  '& td:last-of-type': { width: '2.5rem', textAlign: 'right' },
  '& td > div': { borderRadius: 3, backgroundColor: theme.vars!.palette.divider },
  '& td > div > span': { display: 'block', height: 12, borderRadius: 3, backgroundColor: theme.vars!.palette.tape.main },
}));
