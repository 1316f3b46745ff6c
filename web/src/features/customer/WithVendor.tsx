import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookedVendorDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';

/** Whose work it is. */
export function WithVendor({
  vendor: { id, businessName, photoUrl },
}: {
  vendor: Pick<BookedVendorDto, 'id' | 'businessName' | 'photoUrl'>;
}) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <VendorAvatar name={businessName} photo={photoUrl} />
      <Typography variant="body2" sx={{ minWidth: 0 }}>
        with{' '}
        <Link href={paths.vendor(id)} underline="hover">
          {businessName}
        </Link>
      </Typography>
    </Stack>
  );
}
