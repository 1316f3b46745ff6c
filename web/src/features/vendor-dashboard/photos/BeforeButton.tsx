import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { OwnWorkPhotoDto } from '#api/generated.ts';
import { joined, type Place, separated } from './arrangement.ts';

interface Props {
  work: OwnWorkPhotoDto;
  works: readonly OwnWorkPhotoDto[];
  name: string;
  onPut: (places: readonly Place[]) => void;
}

/** Puts a photo together with the one that shows the same before, or takes the two apart. */
export function BeforeButton({ work: { id, before }, works, name, onPut }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (before) {
    return (
      <Button size="small" aria-label={`Take before and after apart: ${name}`} onClick={() => onPut(separated(works, id))}>
        Take apart
      </Button>
    );
  }
  const others = works.map((other, at) => ({ other, at })).filter(({ other }) => other.id !== id && !other.before && !other.hidden);
  if (others.length === 0) return null;
  const choose = (chosen: string) => {
    setAnchor(undefined);
    onPut(joined(works, id, chosen));
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={`Choose how it looked before: ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Before…
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {others.map(({ other, at }) => (
          <MenuItem key={other.id} onClick={() => choose(other.id)} sx={{ gap: 1.5, maxWidth: '20rem', whiteSpace: 'normal' }}>
            <img
              src={`${other.picture.path}/${other.picture.widths[0]}.webp`}
              alt=""
              width={64}
              height={44}
              style={{ objectFit: 'cover', borderRadius: 4 }}
            />
            {other.caption ?? `Photo ${at + 1}`}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
