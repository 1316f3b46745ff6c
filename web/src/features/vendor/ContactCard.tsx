import LanguageIcon from '@mui/icons-material/Language';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { VendorDto } from '../../api/generated.ts';
import { Fact } from '../../ui/Fact.tsx';

/** Absent when the provider shows no way to be reached. */
export function ContactCard({ vendor: { phone, address, city, state, websiteUrl } }: { vendor: VendorDto }) {
  if (!phone && !address && !websiteUrl) return null;
  return (
    <Paper component="section" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Contact Provider
      </Typography>
      <Stack spacing={1.5}>
        {phone && (
          <Fact icon={<PhoneIcon />}>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
          </Fact>
        )}
        {address && (
          <Fact icon={<PlaceIcon />}>
            {address}, {city}, {state}
          </Fact>
        )}
        {websiteUrl && (
          <Fact icon={<LanguageIcon />}>
            <Link href={websiteUrl} target="_blank" rel="noopener nofollow ugc" sx={{ overflowWrap: 'anywhere' }}>
              {websiteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </Link>
          </Fact>
        )}
      </Stack>
    </Paper>
  );
}
