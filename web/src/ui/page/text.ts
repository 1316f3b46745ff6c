import { styled } from '@mui/material/styles';
import { Column } from '#ui/cards/Column.ts';

/** The content of a public page below its header. */
export const PageBody = styled(Column)(({ theme }) => ({
  paddingBlock: 24,
  [theme.breakpoints.up('md')]: { paddingBlock: 32 },
}));

/** The title of a part of a page. */
export const PartTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '0 0 16px' }));

/** The title of a part that needs none to be seen: what stands below it has a level, and can be jumped to. */
export const HeardTitle = styled('h2')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** A title within a part; `as` says of which level. */
export const SmallTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '0 0 12px',
  '& a': { paddingBlock: 1, color: theme.vars.palette.primary.main },
}));

export const Muted = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));
export const SmallMuted = styled(Muted)({ fontSize: '.875rem' });

/** What a person has written: their line breaks stay, and a word of any length breaks. */
export const Written = styled('p')({ margin: 0, maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
