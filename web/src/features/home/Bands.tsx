import { styled } from '@mui/material/styles';
import { useSignedInUser } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { Column } from '#ui/cards/Column.ts';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { TapeStrip } from '#ui/page/TapeStrip.tsx';

const Two = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBlock: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))', paddingBlock: '56px 72px' },
  '& section': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 12,
    overflow: 'hidden',
    padding: 24,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: 0, maxWidth: '48ch', color: theme.vars.palette.text.secondary },
  '& .tape': { alignSelf: 'stretch', margin: 'auto -24px -24px' },
  '& section > a': { marginBottom: 8 },
}));

const Drawn = styled('section')(gridPaper);

/** What the product offers to people who are not looking for somebody right now. */
export function Bands() {
  const user = useSignedInUser();
  return (
    <Two>
      <section aria-labelledby="referral">
        <h2 id="referral">Know somebody with a leaky tap?</h2>
        <p>Refer a friend and earn up to 500 points.</p>
        <PlainButton variant="outlined" href={paths.contact}>
          Ask us how
        </PlainButton>
        <div className="tape">
          <TapeStrip />
        </div>
      </section>
      {!user && (
        <Drawn aria-labelledby="join">
          <h2 id="join">Good at what you do?</h2>
          <p>Set your own hours, prices and radius. Customers near you book the time that you have free.</p>
          <PlainButton variant="contained" href={paths.signUp}>
            Join as Provider
          </PlainButton>
        </Drawn>
      )}
    </Two>
  );
}
