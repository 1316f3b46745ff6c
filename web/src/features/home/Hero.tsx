import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { gridPaper } from '../../ui/grid-paper.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { HeroSearch } from './HeroSearch.tsx';

export function Hero() {
  return (
    <Box sx={gridPaper}>
      <Container
        sx={{
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 4, lg: 8 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <div>
          <PageTitle title="Every room has a job. We know who to send.">
            {['Every room has a job.', 'We know who to send.'].map((sentence) => (
              <Box key={sentence} component="span" sx={{ display: 'block', textWrap: 'balance' }}>
                {`${sentence} `}
              </Box>
            ))}
          </PageTitle>
          <Typography sx={{ mt: 2.5, mb: 2.5, fontSize: '1.125rem', maxWidth: '44ch' }}>
            Book verified local pros by the hour. Pay after the work is done; cancel free up to 24 hours before.
          </Typography>
          <HeroSearch />
          <Typography variant="body2" sx={{ mt: 2 }}>
            <strong>4.9/5</strong> from 500+ reviews
          </Typography>
        </div>
        <FloorPlan />
      </Container>
    </Box>
  );
}
