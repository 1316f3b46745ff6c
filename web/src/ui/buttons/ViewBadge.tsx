import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { useFollow } from '#ui/address/useFollow.ts';
import { BadgeLink } from './BadgeLink.tsx';

interface Props {
  /** The address of the view, which keeps what else was chosen in another one's. */
  hrefIn: (params: URLSearchParams) => string;
  /** It is the one on show. */
  chosen?: boolean;
  label?: string;
  children: ReactNode;
}

/** A list item with a badge that leads to another view of a list, and keeps whatever was chosen a moment before. */
export function ViewBadge({ hrefIn, chosen, label, children }: Props) {
  const [params] = useSearchParams();
  const follow = useFollow(() => hrefIn(paramsNow()));
  return (
    <li>
      <BadgeLink to={hrefIn(params)} preventScrollReset aria-label={label} aria-current={chosen ? 'true' : undefined} onClick={follow}>
        {children}
      </BadgeLink>
    </li>
  );
}
