import { styled } from '@mui/material/styles';

/** Where seven days have no room beside each other, a week is a list of them: styles of `[data-view="week"]`, by the room that there is, not by the window. */
export const WEEK_AS_LIST = '@container calendar (max-width: 640px)';

/** The name of a day stays in sight, below the page's header, while the list goes on. */
export const STUCK = { position: 'sticky', top: 74, zIndex: 2 } as const;

/** By the width of which a calendar decides that. */
export const Room = styled('div')({ container: 'calendar / inline-size' });
