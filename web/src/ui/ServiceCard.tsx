import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { PlainButton as Button } from './PlainButton.tsx';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ServiceCardDto } from '../api/generated.ts';
import { CategoryMark } from './CategoryMark.tsx';
import { Fact } from './Fact.tsx';
import { durationLabel, priceLabel } from './labels.ts';
import { paths } from './paths.ts';
import { Rating } from './Rating.tsx';
import { VendorAvatar } from './VendorAvatar.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export function ServiceCard({ service }: { service: ServiceCardDto }) {
  const { id, title, description, durationMinutes, category, vendor } = service;
  return (
    <Paper component="article" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.25, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <CategoryMark slug={category.slug} name={category.name} />
        <Typography component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {priceLabel(service)}
        </Typography>
      </Stack>
      <Typography variant="h3" sx={lines(2)}>
        <Link href={paths.service(id)} color="inherit" underline="hover">
          {title}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={lines(2)}>
        {description}
      </Typography>
      <Stack direction="row" sx={{ mt: 'auto', pt: 0.5, justifyContent: 'space-between', alignItems: 'center' }}>
        <Fact icon={<Schedule />}>{durationLabel(durationMinutes)}</Fact>
        <Rating average={vendor.averageRating} count={vendor.reviewCount} />
      </Stack>
      <Provider vendor={vendor} />
      <Stack direction="row" spacing={1}>
        <Button href={paths.service(id)} variant="contained" size="small" sx={{ flex: 1 }} aria-label={`View Details of ${title}`}>
          View Details
        </Button>
        <Button
          href={paths.vendor(vendor.id)}
          variant="outlined"
          size="small"
          sx={{ flex: 1 }}
          aria-label={`View Provider ${vendor.businessName}`}
        >
          View Provider
        </Button>
      </Stack>
    </Paper>
  );
}

function Provider({ vendor }: Pick<ServiceCardDto, 'vendor'>) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', borderTop: '1px dashed', borderColor: 'divider', pt: 1.5, mb: 0.5 }}>
      <VendorAvatar name={vendor.businessName} />
      <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {vendor.businessName}
          </Typography>
          <VerifiedMark />
        </Stack>
        <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
          by {vendor.ownerName}
        </Typography>
      </Box>
    </Stack>
  );
}
