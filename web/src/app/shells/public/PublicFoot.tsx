import { PublicBar } from '../bar/PublicBar.tsx';
import { PublicFooter } from './PublicFooter.tsx';

/** What stands below each public page. */
export function PublicFoot() {
  return (
    <>
      <PublicFooter />
      <PublicBar />
    </>
  );
}
