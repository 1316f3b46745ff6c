import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { baseApi } from '#api/base.ts';
import { isOutage } from '#api/cache/standing.ts';
import { TAGS } from '#api/cache/tags.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useOnline } from '#ui/feedback/useOnline.ts';
import type { ApiState } from '../../store.ts';

const AGAIN_MS = 15_000;

/** Something in sight was answered once, and not when it was asked for again. */
const isStale = ({ api: { queries, subscriptions } }: { api: ApiState }): boolean =>
  Object.entries(queries).some(
    ([key, query]) => query?.error && query.data !== undefined && isOutage(query.error) && Object.keys(subscriptions[key] ?? {}).length > 0,
  );

/** What is in sight stays while the server can't be reached; this says so, and brings it up to date once it can. */
export function StaleNotice() {
  const dispatch = useDispatch();
  const online = useOnline();
  const stale = useSelector(isStale);
  const askAgain = useCallback(() => void dispatch(baseApi.util.invalidateTags([...TAGS])), [dispatch]);

  useEffect(() => {
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [askAgain]);
  useEffect(() => {
    if (!online || !stale) return;
    const timer = setInterval(askAgain, AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, stale, askAgain]);

  return (
    <div role="status">
      {!online && (
        <Strip>
          You are offline. What you see may be out of date, and what you do now is not sent. Once you are back, it is brought up to date.
        </Strip>
      )}
      {online && stale && (
        <Strip>
          Some of what you see could not be brought up to date.{' '}
          <Button size="small" color="inherit" onClick={askAgain}>
            Try again
          </Button>
        </Strip>
      )}
    </div>
  );
}

const Strip = styled(Notice)({ borderRadius: 0, textAlign: 'center' });
