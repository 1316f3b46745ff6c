import Box from '@mui/material/Box';

/** The first letter of a name. The name itself always stands beside it, so readers of the screen need not hear the letter. */
export function VendorAvatar({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size * 0.45,
        fontWeight: 600,
        lineHeight: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {name.trim().charAt(0).toUpperCase()}
    </Box>
  );
}
