import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { MyServiceDto } from '#api/generated.ts';
import { Rating } from '#shared/reviews/Rating.tsx';
import { PRICE_TYPES } from '#shared/services/offer/price-types.ts';
import { Definition } from '#ui/cards/Definition.tsx';
import { Money } from '#ui/format/Money.tsx';

/** What a service costs, how long it takes, and how it does. */
export function ServiceFigures({ service }: { service: MyServiceDto }) {
  const { priceType, basePriceCents, durationMinutes, bookingsThisMonth, averageRating, reviewCount } = service;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        m: 0,
        pt: 1.5,
        borderTop: '1px dashed',
        borderColor: 'divider',
      }}
    >
      <Term name="Base price">
        <Money cents={basePriceCents} />
      </Term>
      <Term name="Price type">{PRICE_TYPES[priceType]}</Term>
      <Term name="Duration">{durationMinutes} min</Term>
      <Term name="Bookings" definition="Bookings of this service that were made since the first of this month, cancelled ones included.">
        {bookingsThisMonth} this month
      </Term>
      <Term name="Rating" definition="The average of the reviews of this service that customers can see.">
        <Rating average={averageRating} count={reviewCount} />
      </Term>
    </Box>
  );
}

function Term({ name, definition, children }: { name: string; definition?: string; children: ReactNode }) {
  return (
    <div>
      <Box
        component="dt"
        sx={{ display: 'flex', gap: 0.25, alignItems: 'center', minHeight: 28, typography: 'body2', color: 'text.secondary' }}
      >
        {name}
        {definition && <Definition of={name}>{definition}</Definition>}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </div>
  );
}
