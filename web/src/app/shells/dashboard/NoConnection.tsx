import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { refreshSession } from '#api/session/refresh.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { CenteredColumn } from '../CenteredColumn.ts';

/** Somebody is signed in, but the server can not be asked now who. As soon as it answers, the page they wanted is there. */
export function NoConnection() {
  const dispatch = useDispatch();
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    await refreshSession(dispatch);
    setTrying(false);
  }
  return (
    <CenteredColumn as="main" id="content" tabIndex={-1}>
      <title>{'No connection · Plumb & Level'}</title>
      <h1>No connection</h1>
      <p>The server could not be reached. You are still signed in. We try again by ourselves; please check your connection.</p>
      <div>
        <PlainButton variant="contained" aria-disabled={trying} onClick={() => void retry()}>
          {trying ? 'Trying...' : 'Try again now'}
        </PlainButton>
      </div>
    </CenteredColumn>
  );
}
