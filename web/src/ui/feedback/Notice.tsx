import { styled } from '@mui/material/styles';

/** Something that people should know before they go on. */
export const Notice = styled('div')(({ theme }) => ({
  padding: '10px 14px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.warning.light,
  color: theme.vars.palette.warning.dark,
  fontSize: '.9375rem',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p + p': { marginTop: 4 },
  '& a': { color: 'inherit' },
}));
