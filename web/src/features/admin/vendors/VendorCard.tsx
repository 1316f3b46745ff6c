import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '#shared/paths.ts';
import { Rating } from '#shared/reviews/Rating.tsx';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { ApproveButton } from '../applications/ApproveButton.tsx';
import type { ManagedVendorDto } from './api.ts';
import { VendorBadge, vendorBadge } from './VendorBadge.tsx';
import type { VendorDialogName } from './VendorDialog.tsx';

interface Props {
  vendor: ManagedVendorDto;
  onOpen: (name: VendorDialogName) => void;
}

/** Long descriptions would hide the next provider: all of it stands in the details. */
const THREE_LINES = { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' };

/** A provider as an administrator sees one, and what they may do about them. */
export function VendorCard({ vendor, onOpen }: Props) {
  const { id, businessName, businessDescription, ownerName, photoUrl, averageRating, reviewCount } = vendor;
  const isPublic = vendorBadge(vendor) === 'active' && !vendor.isPaused;
  return (
    <Paper component="li" aria-label={businessName} sx={{ display: 'grid', gap: 1.5, p: 2.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <VendorAvatar name={businessName} photo={photoUrl} size={40} />
        <div style={{ minWidth: 0, flexGrow: 1 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {isPublic ? (
                <Link href={paths.vendor(id)} color="inherit" underline="hover">
                  {businessName}
                </Link>
              ) : (
                businessName
              )}
            </Typography>
            <VendorBadge vendor={vendor} />
            <Rating average={averageRating} count={reviewCount} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {factsOf(vendor, ownerName).join(' · ')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere', ...THREE_LINES }}>
            {businessDescription}
          </Typography>
          <Why vendor={vendor} />
        </div>
      </Stack>
      <Actions vendor={vendor} onOpen={onOpen} />
    </Paper>
  );
}

const factsOf = (vendor: ManagedVendorDto, ownerName: string): string[] => [
  ownerName,
  `${vendor.city}, ${vendor.state}`,
  `${counted(vendor.serviceAreaRadius, 'mile')} around`,
  counted(vendor.serviceCount, 'service'),
  counted(vendor.bookingCount, 'booking'),
  `${vendor.submission > 1 ? `application ${vendor.submission}, ` : ''}applied ${dateLabel(vendor.appliedAt)}`,
];

/** Why customers do not see them. */
function Why({ vendor: { verificationStatus, isPaused, isActive, suspensionReason, rejectionReason } }: { vendor: ManagedVendorDto }) {
  const reasons = [
    verificationStatus === 'approved' && !isActive && `Deactivated: ${suspensionReason ?? 'the reason has been erased'}`,
    verificationStatus === 'rejected' && rejectionReason && `Rejected: ${rejectionReason}`,
    isPaused && 'Paused by the provider: customers don’t see the business for now.',
  ].filter(Boolean);
  return reasons.map((reason) => (
    <Typography key={String(reason)} variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
      {reason}
    </Typography>
  ));
}

function Actions({ vendor, onOpen }: Props) {
  const { businessName } = vendor;
  const badge = vendorBadge(vendor);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" size="small" aria-label={`View ${businessName}`} onClick={() => onOpen('details')}>
        View
      </Button>
      {badge === 'pending' && <ApproveButton application={vendor} failure="Update failed" />}
      {badge === 'pending' && (
        <Button variant="outlined" color="error" size="small" aria-label={`Reject ${businessName}`} onClick={() => onOpen('reject')}>
          Reject
        </Button>
      )}
      {badge === 'active' && (
        <Button
          variant="outlined"
          color="error"
          size="small"
          aria-label={`Deactivate ${businessName}`}
          onClick={() => onOpen('deactivate')}
        >
          Deactivate
        </Button>
      )}
      {badge === 'inactive' && (
        <Button variant="outlined" size="small" aria-label={`Activate ${businessName}`} onClick={() => onOpen('activate')}>
          Activate
        </Button>
      )}
    </Stack>
  );
}
