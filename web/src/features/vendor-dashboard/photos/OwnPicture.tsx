import type { OwnWorkPhotoDto } from '#api/generated.ts';
import { HiddenPicture } from '#shared/pictures/HiddenPicture.tsx';
import { Picture } from '#shared/pictures/Picture.tsx';
import { useMyWorkPhotoImageQuery } from './api.ts';

const SIZES = '(min-width: 600px) 320px, 100vw';

interface Props {
  photo: Pick<OwnWorkPhotoDto, 'id' | 'picture' | 'hidden'>;
  alt: string;
}

/** A photo of one's own, also one that nobody else sees. */
export function OwnPicture({ photo, alt }: Props) {
  return photo.hidden ? <Hidden photo={photo} alt={alt} /> : <Picture picture={photo.picture} alt={alt} sizes={SIZES} />;
}

function Hidden({ photo: { id, picture }, alt }: Props) {
  const { data } = useMyWorkPhotoImageQuery({ id });
  return <HiddenPicture picture={picture} image={data?.image} alt={alt} />;
}
