import { styled } from '@mui/material/styles';
import { useState } from 'react';
import PlaceIcon from 'virtual:icon/outline-place';
import { usePlace } from '#shared/place/place.ts';
import { useTypedAhead } from '#ui/typing/useTypedAhead.ts';

/** Where the work is: the visitor's own ZIP stands there already, once it is known. */
export function WhereField() {
  const here = usePlace();
  const [typed, setTyped] = useState<string>();
  const field = useTypedAhead(setTyped);
  return (
    <Where>
      <PlaceIcon aria-hidden />
      <input
        ref={field}
        name="zip"
        aria-label="Where is the work?"
        placeholder="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        pattern="[0-9]{5}"
        title="A ZIP code of five digits"
        maxLength={5}
        value={typed ?? here?.zip ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Where>
  );
}

const Where = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: '1 1 6.5rem',
  minWidth: 0,
  '& input': { width: '100%' },
});
