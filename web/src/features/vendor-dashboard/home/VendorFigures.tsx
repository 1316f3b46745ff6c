import type { MyVendorDto } from '#api/generated.ts';
import { StatCard, StatGrid } from '#ui/cards/StatCard.tsx';
import { money } from '#ui/format/money.ts';

export function VendorFigures({ vendor }: { vendor: MyVendorDto }) {
  return (
    <StatGrid>
      <StatCard label="Total Services" value={vendor.serviceCount} definition="The services that you offer, active and inactive ones." />
      <StatCard label="Total Bookings" value={vendor.bookingCount} definition="All bookings at your business, whatever became of them." />
      <StatCard
        label="Average Rating"
        value={(vendor.averageRating ?? 0).toFixed(1)}
        definition="The average of the stars of all reviews of your business; 0.0 while there are none."
      />
      <StatCard
        label="Revenue"
        value={money(vendor.revenueCents)}
        definition="The agreed prices of your completed bookings, without the platform fee."
      />
    </StatGrid>
  );
}
