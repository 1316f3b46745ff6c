import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ReportedIcon from 'virtual:icon/outline-flag';
import HiddenIcon from 'virtual:icon/outline-visibility-off';
import { PHOTO_GROUNDS } from '#shared/gallery/report/photo-grounds.ts';
import { paths } from '#shared/paths.ts';
import { HiddenPicture } from '#shared/pictures/HiddenPicture.tsx';
import { Picture } from '#shared/pictures/Picture.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { Reports } from '../reviews/Reports.tsx';
import { type ModeratedPhotoDto, type PhotoDecision, useWorkPhotoImageQuery } from './api.ts';
import { nameOf, WORDS } from './photo-words.ts';

interface Props {
  photo: ModeratedPhotoDto;
  onOpen: (dialog: PhotoDecision) => void;
}

/** A photo large enough to judge it, with what was said against it, and what an admin can do. */
export function ModeratedPhoto({ photo, onOpen }: Props) {
  const { picture, caption, vendor, addedAt, hidden, decision, reports, actions } = photo;
  const waiting = reports.filter(({ open }) => open).length;
  return (
    <Paper component="li" aria-label={nameOf(photo)} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box
          sx={{
            aspectRatio: `${picture.width} / ${picture.height}`,
            inlineSize: `min(100%, calc(70vh * ${picture.width / picture.height}))`,
            borderRadius: '8px',
            overflow: 'hidden',
          }}
        >
          {hidden ? <Kept photo={photo} /> : <Picture picture={picture} alt={nameOf(photo)} sizes="(min-width: 1120px) 560px, 100vw" />}
        </Box>
        <Stack spacing={1} sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {caption ?? 'Photo without a caption'}
            </Typography>
            {hidden ? (
              <Chip variant="status" size="small" color="error" icon={<HiddenIcon />} label="Hidden" />
            ) : (
              <Chip variant="status" size="small" color="warning" icon={<ReportedIcon />} label={counted(waiting, 'report')} />
            )}
          </Stack>
          <Typography variant="body2" color="textSecondary">
            By <Link href={paths.vendor(vendor.id)}>{vendor.businessName}</Link>
            {' · '}
            <time dateTime={addedAt}>{dateLabel(addedAt)}</time>
          </Typography>
          <Reports reports={reports} grounds={PHOTO_GROUNDS} />
          {decision && (
            <Typography variant="body2">
              {hidden ? 'Hidden' : 'Kept'} on {dateLabel(decision.decidedAt)}
              {decision.reason && `: ${decision.reason}`}
            </Typography>
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
            {actions.map((action) => (
              <Button
                key={action}
                variant="outlined"
                color={action === 'hide' ? 'error' : 'primary'}
                size="small"
                aria-label={`${WORDS[action].label}: ${nameOf(photo)}`}
                onClick={() => onOpen({ photo, action })}
              >
                {WORDS[action].label}
              </Button>
            ))}
          </Stack>
        </Stack>
      </Box>
    </Paper>
  );
}

function Kept({ photo }: { photo: ModeratedPhotoDto }) {
  const { data } = useWorkPhotoImageQuery({ id: photo.id });
  return <HiddenPicture picture={photo.picture} image={data?.image} alt={nameOf(photo)} />;
}
