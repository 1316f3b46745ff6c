import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from 'virtual:icon/baseline-close';
import { Picture } from '#shared/pictures/Picture.tsx';
import { AddPhotos } from '#shared/pictures/uploads/AddPhotos.tsx';
import type { PhotoUploads } from '#shared/pictures/uploads/usePhotoUploads.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { MyReviewDto } from '../api.ts';
import { useRemoveReviewPhotoMutation } from './api.ts';

const MOST_PHOTOS = 4;

interface Props {
  bookingId: string;
  /** Those that readers see already. */
  photos: MyReviewDto['photos'];
  uploads: PhotoUploads;
}

/** What the author shows of the work: photos that are there, which may be removed, and those to come. */
export function ReviewPhotosField({ bookingId, photos, uploads }: Props) {
  const [remove, { isLoading }] = useRemoveReviewPhotoMutation();
  async function removeOne(id: string) {
    const { error } = await remove({ bookingId, id });
    if (error) toast.error('The photo was not removed', error);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>Photos (optional)</Typography>
      {photos.length > 0 && (
        <Box component="ul" aria-label="Your photos" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {photos.map(({ id, picture }, at) => (
            <Box
              component="li"
              key={id}
              sx={{ position: 'relative', inlineSize: 96, blockSize: 96, borderRadius: '8px', overflow: 'hidden' }}
            >
              <Picture picture={picture} alt={`Your photo ${at + 1}`} sizes="96px" />
              <IconButton
                size="small"
                aria-label={`Remove photo ${at + 1}`}
                disabled={isLoading}
                onClick={() => void removeOne(id)}
                sx={{
                  position: 'absolute',
                  top: 4,
                  right: 4,
                  color: '#FFFFFF',
                  bgcolor: 'rgb(12 19 48 / 78%)',
                  '&:hover': { bgcolor: '#0C1330' },
                }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <AddPhotos uploads={uploads} room={MOST_PHOTOS - photos.length} label={`Add photos (up to ${MOST_PHOTOS})`} />
    </Box>
  );
}
