import Avatar from '@mui/material/Avatar';

/** The first letter of a name. The name itself always stands beside it, so readers of the screen need not hear the letter. */
export function VendorAvatar({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Avatar aria-hidden sx={{ width: size, height: size, fontSize: size * 0.45, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      {name.trim().charAt(0).toUpperCase()}
    </Avatar>
  );
}
