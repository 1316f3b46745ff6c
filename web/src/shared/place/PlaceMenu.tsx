import { styled } from '@mui/material/styles';
import { useState } from 'react';
import Pin from 'virtual:icon/outline-place';
import { ButtonFace } from '#ui/buttons/PlainButton.tsx';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { DropDown } from '#ui/menus/DropDown.tsx';
import { usePlaceOrDetecting } from './place.ts';
import { useDetection } from './useDetection.ts';

// Most visits leave the place as it is: what changes it is fetched when the button is first pointed at.
const load = async () => (await import('./PlacePanel.tsx')).PlacePanel;
const PlacePanel = lazyPart(load, () => null);

const Words = styled('span')({ maxWidth: '11rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Waiting = styled(ButtonFace)({ '&&': { cursor: 'default', background: 'none' }, [WITHOUT_SCRIPTS]: { display: 'none' } });

/** Where the work is to be done: shows it, and unfolds the way to say it. */
export function PlaceMenu() {
  const place = usePlaceOrDetecting();
  const [opened, setOpened] = useState(false);
  useDetection();

  if (place === undefined) {
    return (
      <Waiting as="span" data-color="inherit">
        <Pin aria-hidden />
        Detecting...
      </Waiting>
    );
  }
  const label = place ? `${place.city}, ${place.state} ${place.zip}` : 'Set location';
  return (
    <DropDown
      name={place ? `Location: ${label}` : undefined}
      label={
        <>
          <Pin aria-hidden />
          <Words>{label}</Words>
        </>
      }
      onNear={() => void load().catch(() => undefined)}
      onOpen={() => setOpened(true)}
    >
      {opened && <PlacePanel place={place} />}
    </DropDown>
  );
}
