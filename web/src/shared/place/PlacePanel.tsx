import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import MyLocation from 'virtual:icon/baseline-my-location';
import { asProblem } from '#problem.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { FieldFrame, Labelled } from '#ui/forms/field.ts';
import { foldAround } from '#ui/menus/DropDown.tsx';
import { useNearestPlace, usePlaceOfZip } from './api.ts';
import { locate } from './locate.ts';
import { type Place, setPlace } from './place.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 8,
  [theme.breakpoints.up('md')]: { width: 304 },
  '& p': { margin: 0 },
  '& form': { display: 'flex', gap: 8, alignItems: 'end' },
  '& label': { flex: 1 },
  '& .title': { fontWeight: 700 },
  '& .refusal': { color: theme.vars.palette.error.main, fontSize: '.875rem' },
  '& .note': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));

export function PlacePanel({ place }: { place: Place | null }) {
  const nearestPlace = useNearestPlace();
  const placeOfZip = usePlaceOfZip();
  const panel = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const take = (found: Place | null) => {
    setPlace(found);
    announce(found ? `Location set to ${found.city}, ${found.state} ${found.zip}` : 'Location forgotten');
    foldAround(panel.current);
  };

  const find = async (search: () => Promise<Place>) => {
    setRefusal(undefined);
    setFinding(true);
    try {
      take(await search());
    } catch (error) {
      setRefusal(reason(error));
    } finally {
      setFinding(false);
    }
  };

  const takeMine = () => find(async () => nearestPlace(await locate()).unwrap());

  const takeZip = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const zip = String(new FormData(event.currentTarget).get('zip')).trim();
    if (!/^\d{5}(-\d{4})?$/.test(zip)) return setRefusal('A ZIP code has five digits, such as 78701.');
    void find(() => placeOfZip({ zip }).unwrap());
  };

  return (
    <Panel ref={panel}>
      <p className="title">Where is the work?</p>
      <PlainButton variant="outlined" startIcon={<MyLocation aria-hidden />} disabled={finding} onClick={() => void takeMine()}>
        {finding ? 'Finding you...' : 'Use my location'}
      </PlainButton>
      <form noValidate onSubmit={takeZip}>
        <Labelled>
          ZIP code
          <FieldFrame>
            <input
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              defaultValue={place?.zip}
              aria-invalid={refusal !== undefined}
              aria-describedby="place-refusal"
            />
          </FieldFrame>
        </Labelled>
        <PlainButton type="submit" variant="contained">
          Set
        </PlainButton>
      </form>
      <p id="place-refusal" className="refusal" role="alert" hidden={!refusal}>
        {refusal}
      </p>
      <p className="note">It stays in this browser, and shows you which providers drive to your door.</p>
      {place && (
        <PlainButton size="small" onClick={() => take(null)}>
          Forget {place.city}
        </PlainButton>
      )}
    </Panel>
  );
}

function reason(error: unknown): string {
  if (!(error instanceof GeolocationPositionError)) return asProblem(error).detail;
  if (error.code === error.PERMISSION_DENIED) return 'Your browser does not share your location with us. Type your ZIP code instead.';
  return 'Your location could not be found. Type your ZIP code instead.';
}
