import { styled } from '@mui/material/styles';
import { Card } from '#ui/cards/card.ts';

/** Cards side by side, as many as fit at a readable width. */
export const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  '&[data-narrow]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One of them. The link of class `cover` reaches over all of it. */
export const LinkCard = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  overflowWrap: 'anywhere',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& p, & blockquote': { margin: 0 },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& .cover': { color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 } },
  '& .cover:focus-visible': { outline: 'none', '&::after': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 } },
  '& .line': { display: 'flex', gap: 12, alignItems: 'center' },
  '& .foot': { justifyContent: 'space-between', marginTop: 'auto' },
  '& .faint': { color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
}));
