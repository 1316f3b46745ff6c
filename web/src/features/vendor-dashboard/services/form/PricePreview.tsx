import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { durationLabel, priceLabel } from '#ui/format/labels.ts';
import { shortMoney } from '#ui/format/money.ts';
import { useVendorSettingsQuery } from '../../settings/api.ts';
import { NEW_SERVICE, type Offer, offerIn, ServiceFields } from './service-fields.ts';

/** What customers will read of the price, as soon as it can be said. */
export function PricePreview() {
  const { control } = useFormContext<ServiceFields>();
  const [priceType, basePrice, durationMinutes] = useWatch({ control, name: ['priceType', 'basePrice', 'durationMinutes'] });
  const { data: settings } = useVendorSettingsQuery();
  const price = ServiceFields.shape.basePrice.safeParse(basePrice);
  const duration = ServiceFields.shape.durationMinutes.safeParse(durationMinutes);
  if (!price.success) return null;

  const offer = offerIn({ ...NEW_SERVICE, priceType, basePrice, durationMinutes });
  const minimum = settings?.pricing.minimumBookingCents ?? 0;
  const raised = duration.success && agreedCents(offer) < minimum;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
      Customers see “{priceLabel(offer)}”.
      {priceType === 'hourly' && duration.success && ` ${durationLabel(offer.durationMinutes)} cost ${shortMoney(agreedCents(offer))}.`}
      {raised && ` A booking is raised to your minimum of ${shortMoney(minimum)}.`} The platform fee is added to it. Bookings that were made
      keep their price.
    </Typography>
  );
}

const agreedCents = ({ priceType, basePriceCents, durationMinutes }: Offer): number =>
  priceType === 'hourly' ? Math.round((basePriceCents * durationMinutes) / 60) : basePriceCents;
