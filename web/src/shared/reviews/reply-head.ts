import { styled } from '@mui/material/styles';

/** Who answered, and when, on one line where there is room. */
export const ReplyHead = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 });
