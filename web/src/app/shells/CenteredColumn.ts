import { styled } from '@mui/material/styles';
import { Column } from '#ui/cards/Column.ts';

/** What stands in place of a page that can not be shown. */
export const CenteredColumn = styled(Column)(({ theme }) => ({
  maxWidth: 560,
  paddingBlock: 80,
  textAlign: 'center',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: '16px 0', color: theme.vars.palette.text.secondary },
  '& div': { display: 'flex', gap: 12, justifyContent: 'center' },
}));
