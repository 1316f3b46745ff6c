import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ServiceDetailVendorDto } from '../../api/generated.ts';
import { paths } from '../../ui/paths.ts';
import { VendorAvatar } from '../../ui/VendorAvatar.tsx';
import { VerifiedMark } from '../../ui/VerifiedMark.tsx';

export function AboutProvider({ vendor }: { vendor: ServiceDetailVendorDto }) {
  return (
    <section aria-labelledby="about-provider">
      <Typography id="about-provider" variant="h2" sx={{ mb: 2 }}>
        About the Provider
      </Typography>
      <Paper sx={{ p: 2.5 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1.5 }}>
          <VendorAvatar name={vendor.businessName} size={48} />
          <Stack spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
            <Link href={paths.vendor(vendor.id)} variant="h3">
              {vendor.businessName}
            </Link>
            <VerifiedMark>Verified Provider</VerifiedMark>
          </Stack>
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{vendor.description}</Typography>
      </Paper>
    </section>
  );
}
