import Box from '@mui/material/Box';
import type { ReviewPhotoDto } from '#api/generated.ts';
import { HiddenPicture } from '#shared/pictures/HiddenPicture.tsx';
import { useReviewPhotoImageQuery } from './api.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

interface Props {
  bookingId: string;
  photos: readonly ReviewPhotoDto[];
  /** Name of the author. */
  by: string;
  /** Readers do not see the review. */
  hidden: boolean;
}

/** The photos of a review for its author and for admins, who see them while it is hidden, too. */
export function PhotosOfReview({ bookingId, photos, by, hidden }: Props) {
  if (photos.length === 0) return null;
  if (!hidden) return <ReviewPhotos photos={photos} by={by} />;
  return (
    <Box component="ul" aria-label={`Photos of the review by ${by}`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {photos.map((photo, at) => (
        <Box
          component="li"
          key={photo.id}
          sx={{ listStyle: 'none', inlineSize: 160, blockSize: 160, borderRadius: '8px', overflow: 'hidden' }}
        >
          <Hidden bookingId={bookingId} photo={photo} alt={`Photo ${at + 1} of the review by ${by}`} />
        </Box>
      ))}
    </Box>
  );
}

function Hidden({ bookingId, photo: { id, picture }, alt }: { bookingId: string; photo: ReviewPhotoDto; alt: string }) {
  const { data } = useReviewPhotoImageQuery({ bookingId, id });
  return <HiddenPicture picture={picture} image={data?.image} alt={alt} />;
}
