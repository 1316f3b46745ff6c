import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { ReviewDialog } from '../reviews/form/ReviewDialog.tsx';

/** The dialog stays until its photos have come, when the review has been posted. */
export function ReviewButton({ booking: { id, service, vendor, actions } }: { booking: Booking }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {actions.includes('review') && (
        <Button variant="contained" size="small" onClick={() => setAsked(true)}>
          Leave Review
        </Button>
      )}
      <ReviewDialog
        open={asked}
        bookingId={id}
        serviceTitle={service.title}
        businessName={vendor.businessName}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
