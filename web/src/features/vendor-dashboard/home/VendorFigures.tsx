import type { MyVendorDto } from '../../../api/generated.ts';
import { money } from '../../../ui/money.ts';
import { StatCard, StatGrid } from '../../../ui/StatCard.tsx';

export function VendorFigures({ vendor }: { vendor: MyVendorDto }) {
  return (
    <StatGrid>
      <StatCard label="Total Services" value={vendor.serviceCount} />
      <StatCard label="Total Bookings" value={vendor.bookingCount} />
      <StatCard label="Average Rating" value={(vendor.averageRating ?? 0).toFixed(1)} />
      <StatCard
        label="Revenue"
        value={money(vendor.revenueCents)}
        definition="The agreed prices of your completed bookings, without the platform fee."
      />
    </StatGrid>
  );
}
