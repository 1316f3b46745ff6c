import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { servedPart } from '#ui/dialogs/served-part.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const PublicFoot = servedPart(async () => (await import('./PublicFoot.tsx')).PublicFoot);

export function PublicShell() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <PublicHeader />
      <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        <Outlet />
      </Box>
      <PublicFoot />
    </Box>
  );
}
