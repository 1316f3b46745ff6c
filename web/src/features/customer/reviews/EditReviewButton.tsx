import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MyReviewDto } from './api.ts';
import { ReviewDialog } from './form/ReviewDialog.tsx';

const moment = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Says until when the author can think again. */
export function EditReviewButton({ review, until }: { review: MyReviewDto; until: string }) {
  const { bookingId, service, vendor, rating, comment, photos, hidden } = review;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Button variant="outlined" size="small" aria-label={`Edit Review of ${service.title}`} onClick={() => setAsked(true)}>
          Edit Review
        </Button>
        <Typography variant="body2" color="textSecondary">
          Until <time dateTime={until}>{moment.format(new Date(until))}</time>
        </Typography>
      </Stack>
      <ReviewDialog
        open={asked}
        bookingId={bookingId}
        serviceTitle={service.title}
        businessName={vendor.businessName}
        before={{ rating, comment, photos, hidden }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
