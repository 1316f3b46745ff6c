import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Lets every MUI link and button take `href` and still stay inside the client. Other sites, mail and phone are plain anchors. */
export function RouterLink({ href = '', ...rest }: Props) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
