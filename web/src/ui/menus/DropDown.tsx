import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ButtonFace } from '#ui/buttons/PlainButton.tsx';

const Details = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'relative' },
  '& > summary': { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '& > div': {
    position: 'absolute',
    zIndex: 1,
    insetInline: 12,
    top: '100%',
    padding: 8,
    border: '1px solid color-mix(in srgb, currentColor 14%, transparent)',
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 12px 32px -12px rgb(20 26 51 / .22)',
    [theme.breakpoints.up('md')]: { insetInline: '0 auto', top: 'calc(100% + 4px)', minWidth: 200 },
  },
}));

/** Closes the drop-down that something stands in, and gives the focus back to its button. */
export function foldAround(element: Element | null): void {
  const details = element?.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

interface Props {
  /** The button's content; with `name` it may be an icon alone. */
  label: ReactNode;
  name?: string;
  className?: string;
  children: ReactNode;
  /** Before it opens. Prevent the event's default, and it stays closed. */
  onPress?: (event: MouseEvent) => void;
  onOpen?: (panel: HTMLElement) => void;
  /** The button is pointed at. */
  onNear?: () => void;
}

/** A button that unfolds something below itself; on small screens, below the header that it stands in. Opens without scripts, too. */
export function DropDown({ label, name, className, children, onPress, onOpen, onNear }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key === 'Escape' && currentTarget.open) foldAround(currentTarget);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (details.current && (target as Element).closest('a')) details.current.open = false;
  };

  return (
    <Details
      ref={details}
      className={className}
      onKeyDown={onKeyDown}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(currentTarget)}
    >
      <ButtonFace as="summary" aria-label={name} data-color="inherit" onClick={onPress} onPointerEnter={onNear} onFocus={onNear}>
        {label}
      </ButtonFace>
      <div onClick={onClick}>{children}</div>
    </Details>
  );
}
