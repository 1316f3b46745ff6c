import { styled } from '@mui/material/styles';
import { usePlaceOfZip } from '#shared/place/api.ts';
import { setPlace } from '#shared/place/place.ts';
import { SearchForm } from '#shared/search/SearchForm.tsx';
import { Column } from '#ui/cards/Column.ts';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { Carousel } from './Carousel.tsx';

const Paper = styled('div')(gridPaper);

const Halves = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 32,
  '& h1 span': { display: 'block', textWrap: 'balance' },
  '& p': { maxWidth: '44ch', margin: '20px 0', fontSize: '1.125rem' },
  '& form': { maxWidth: 520 },
  '& .claim': { margin: '16px 0 0', fontSize: '.875rem' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: 48 },
  [theme.breakpoints.up('lg')]: { gap: 64 },
}));

const HEADLINE = ['Every room has a job.', 'We know who to send.'];

export function Hero() {
  const placeOfZip = usePlaceOfZip();
  // The list that follows is for it in any case, and says so where no such place is known.
  const rememberPlace = (form: HTMLFormElement) => {
    const zip = String(new FormData(form).get('zip'));
    if (zip)
      void placeOfZip({ zip })
        .unwrap()
        .then(setPlace, () => undefined);
  };
  return (
    <Paper>
      <Halves>
        <div>
          <PageTitle title={HEADLINE.join(' ')}>
            {HEADLINE.map((sentence) => (
              <span key={sentence}>{`${sentence} `}</span>
            ))}
          </PageTitle>
          <p>Book verified local pros by the hour. Pay after the work is done; cancel free up to 24 hours before.</p>
          <SearchForm label="What needs doing?" where onSearch={rememberPlace} />
          <p className="claim">
            <strong>4.9/5</strong> from 500+ reviews
          </p>
        </div>
        <Carousel />
      </Halves>
    </Paper>
  );
}
